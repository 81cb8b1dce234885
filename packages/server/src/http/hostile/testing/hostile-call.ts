import fc from 'fast-check';
import { gateRows } from '../../gate/gate-rows';
import type { HostileCall } from './call-below-sockets';

/** Values in place of an id: not numbers, or read as another number by some parsers. */
const ODD_IDS = [
  ...['0', '-1', '-7', '+7', '007', '7.0', '7.5', '7e0', '0x7', '0b111', '7L', '7f', '7,8', '[7]'],
  ...['7%00', '7%20', '%37', '%2537', '٧', '７', '%D9%A7', '7;x=1', '7%3Bx=1', '7/', '7/.', '7/..'],
  ...['99999999999999999999', '9223372036854775807', '2147483648', 'NaN', 'null', 'true', '{id}'],
  ...['__proto__', 'constructor', 'toString', '1 or 1=1', "7'--", '7%0d%0aX: 1', '7\u0000', '*'],
];
const HIDDEN = [
  ...['/', '//', '///', '/./', '/../', '/.', '/..', '..;/', '/..;/', '/.;x=1/', '/;/', '/;x=1/'],
  ...[';', ';x=1', ';id=8', ';jsessionid=1', '%3b', '%3Bx=1', '%2f', '%2F', '%252f', '%5c', '\\'],
  ...[
    '%2e',
    '%2e%2e/',
    '%252e%252e%252f',
    '.',
    '..',
    '.json',
    '.kml',
    '~',
    '*',
    '%',
    '%zz',
    '%u0075',
  ],
  ...[
    '%00',
    '%0a',
    '%0d%0a',
    '%09',
    '%20',
    ' ',
    '\t',
    '\u0000',
    '%c0%af',
    '%e0%80%af',
    '%ff',
    'é',
    'ｓ',
  ],
  ...[
    '?',
    '?id=8',
    '&id=8',
    '#',
    '#/api/users',
    '@',
    '%40',
    '|',
    '"',
    '<',
    '%61',
    '%2561',
    'İ',
    'ſ',
  ],
];
const AREAS = [
  ...['users', 'devices', 'positions', 'server', 'session', 'permissions', 'commands', 'reports'],
  ...['audit', 'statistics', 'share', 'password', 'oidc', 'health', 'override', 'queues', 'orders'],
  ...['shared', 'socket', 'stream', 'bulk', 'kml', 'csv', 'gpx', 'token', 'image', 'media', 'file'],
  ...[
    'accumulators',
    'send',
    'test',
    'events',
    'reboot',
    'gc',
    'cache',
    'types',
    'debug',
    'console',
  ],
];
/** Below `/api`: what the gate lets through, what other routes of the door have, and what a Traccar has beside. */
const TEMPLATES = [
  ...gateRows.map(({ template }) => template),
  ...['/shared/session', '/shared/devices', '/shared/positions', '/shared/geofences'],
  ...['/shared/arrivals', '/shared/socket-tickets', '/embed-tokens', '/server', '/session'],
  ...[
    '/session/token',
    '/session/{id}',
    '/users/{id}/enter',
    '/users/{id}/access',
    '/bulk-changes',
  ],
  ...['/devices/{id}/image', '/devices/{id}/accumulators', '/permissions/bulk', '/server/cache'],
  ...['/server/gc', '/server/reboot', '/server/file/x', '/server/timezones', '/positions/kml'],
  ...[
    '/positions/{id}',
    '/commands/queue',
    '/password/reset',
    '/audit',
    '/statistics',
    '/share/device',
  ],
  ...['/users/totp', '/users/{id}/suspend', '/integrations/sms', '/stream', '/socket', '/docs'],
];

const write = (template: string, id: string): string =>
  `/api${template}`.replace('{notificator}', 'web').replace(/\{\w+\}/g, () => id);

const known = fc.constantFrom(...TEMPLATES).map((template) => write(template, '7'));
const oddId = fc
  .tuple(fc.constantFrom(...TEMPLATES), fc.constantFrom(...ODD_IDS))
  .map(([template, id]) => write(template, id));
const insert = (text: string, part: string, at: number): string => {
  const place = at % (text.length + 1);
  return `${text.slice(0, place)}${part}${text.slice(place)}`;
};
const hidden = fc
  .tuple(
    known,
    fc.array(fc.tuple(fc.constantFrom(...HIDDEN), fc.nat()), { minLength: 1, maxLength: 2 }),
  )
  .map(([path, parts]) => parts.reduce((text, [part, at]) => insert(text, part, at), path));
/** One letter, or all of a segment, in another form. */
const recoded = fc
  .tuple(known, fc.nat(), fc.constantFrom('%', '%25', 'case', 'upper', 'whole'))
  .map(([path, at, how]) => {
    const place = at % path.length;
    const letter = path.charAt(place);
    const hex = letter.charCodeAt(0).toString(16);
    if (how === 'upper') return path.toUpperCase();
    if (how === 'whole')
      return path.replace(/[a-z]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
    const other = how === 'case' ? letter.toUpperCase() : `${how}${hex}`;
    return `${path.slice(0, place)}${other}${path.slice(place + 1)}`;
  });
const chained = fc
  .array(fc.constantFrom(...AREAS, ...HIDDEN, ...ODD_IDS.slice(0, 12), '/'), { maxLength: 7 })
  .map((parts) => parts.join(''));
const absolute = fc
  .tuple(
    fc.constantFrom(
      'http://localhost',
      'http://127.0.0.1:8082',
      'HTTP://user:x@elsewhere',
      '//elsewhere',
    ),
    fc.oneof(known, hidden),
  )
  .map((parts) => parts.join(''));
const path = fc.oneof(
  { weight: 6, arbitrary: known },
  { weight: 4, arbitrary: oddId },
  { weight: 5, arbitrary: hidden },
  { weight: 3, arbitrary: recoded },
  { weight: 2, arbitrary: chained.map((text) => `/api/${text}`) },
  { weight: 1, arbitrary: chained },
  { weight: 1, arbitrary: absolute },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `/api/${text}`),
  },
);

const QUERY_NAMES = [
  ...[
    'id',
    'deviceId',
    'groupId',
    'userId',
    'from',
    'to',
    'all',
    'limit',
    'offset',
    'uniqueId',
    'type',
  ],
  ...[
    '_method',
    'method',
    'X-HTTP-Method-Override',
    'token',
    'access_token',
    '__proto__',
    'constructor',
  ],
  ...['id[]', 'id[0]', 'ID', 'i%64', '%5f%5fproto%5f%5f', 'id%00', 'keyword', 'excludeAttributes'],
];
const queryValue = fc.oneof(
  fc.constantFrom(...ODD_IDS, '7', '8', 'true', 'DELETE', 'PUT', '', '2026-08-21T12:00:00Z'),
  fc.constantFrom('2026-08-21T00:00:00Z', '2026-08-22T00:00:00Z', 'trips', 'mail'),
);
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.tuple(fc.constantFrom(...QUERY_NAMES), queryValue), { minLength: 1, maxLength: 3 })
      .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
  },
);

const MEMBERS = [
  ...[
    'id',
    'name',
    'deviceId',
    'userId',
    'groupId',
    'type',
    'attributes',
    'administrator',
    'uniqueId',
  ],
  ...[
    'password',
    'email',
    'description',
    'area',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
  ],
];
const JSON_VALUES = [
  ...[
    '7',
    '8',
    '-7',
    '7.5',
    '1e400',
    '99999999999999999999',
    '"7"',
    '[7]',
    '[7,8]',
    '{"id":7}',
    'null',
  ],
  ...[
    'true',
    '"x"',
    '"web"',
    '"custom"',
    '"a\\u0000b"',
    '"\\ud800"',
    '{}',
    '[]',
    '{"__proto__":{"a":1}}',
  ],
  ...[
    '{"constructor":{"prototype":{"administrator":true}}}',
    '"CIRCLE (1 2, 3)"',
    '{"a":{"b":[1]}}',
  ],
];
/** Written by hand: a name may stand twice. */
const json = fc
  .array(fc.tuple(fc.constantFrom(...MEMBERS), fc.constantFrom(...JSON_VALUES)), { maxLength: 5 })
  .map((pairs) => `{${pairs.map(([name, value]) => `"${name}":${value}`).join(',')}}`);
/** Calls that a row accepts, as far as a word and a number can fit. */
const fitting = fc
  .tuple(
    fc.constantFrom(...gateRows.filter(({ body }) => body)),
    fc.constantFrom('7', '"x"', 'null'),
  )
  .map(([row, value]): Pick<HostileCall, 'method' | 'target' | 'body'> => {
    const members = (row.body ?? []).slice(0, 12).map((name) => `"${name}":${value}`);
    const id = row.template.includes('{id}') ? ['"id":7'] : [];
    const body = `{${[...members.filter((one) => !one.startsWith('"id"')), ...id].join(',')}}`;
    return { method: row.method, target: write(row.template, '7'), body };
  });

const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override'];
const METHODS = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'get',
  'PROPFIND',
];
const headers = fc
  .record(
    {
      override: fc.tuple(
        fc.constantFrom(...OVERRIDES),
        fc.constantFrom('DELETE', 'PUT', 'POST', 'GET'),
      ),
      original: fc.tuple(
        fc.constantFrom('x-original-url', 'x-rewrite-url', 'x-forwarded-prefix', 'x-forwarded-uri'),
        fc.constantFrom('/api/users', '/api/server/reboot', '/api/users/1'),
      ),
    },
    { requiredKeys: [] },
  )
  .map((all) => Object.fromEntries(Object.values(all)) as Record<string, string>);
const TYPES = ['application/json', 'application/merge-patch+json', 'text/plain', 'application/xml'];

const anyCall = fc
  .record({
    method: fc.oneof(fc.constantFrom(...METHODS.slice(0, 5)), fc.constantFrom(...METHODS)),
    path,
    query,
    json: fc.option(json),
    type: fc.constantFrom('application/json', 'application/merge-patch+json', ...TYPES),
    headers,
  })
  .map((all): HostileCall => {
    const hasBody = all.json !== null && !/^(GET|HEAD|get|TRACE)$/.test(all.method);
    return {
      method: all.method,
      target: `${all.path}${all.query}`,
      headers: { ...all.headers, ...(hasBody && { 'content-type': all.type }) },
      body: hasBody ? (all.json ?? undefined) : undefined,
    };
  });
const fittingCall = fc.tuple(fitting, query, headers).map(([call, search, more]): HostileCall => ({
  ...call,
  target: `${call.target}${search}`,
  headers: {
    ...more,
    'content-type': call.method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
  },
}));

/** Calls over all that the door has, as somebody writes them who wants to be read in two ways. */
export const hostileCall: fc.Arbitrary<HostileCall> = fc.oneof(
  { weight: 7, arbitrary: anyCall },
  { weight: 1, arbitrary: fittingCall },
);
