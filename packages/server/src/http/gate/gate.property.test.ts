import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gateRows } from './gate-rows';
import { createRowMatcher } from './match-row';
import { parseTarget } from './parse-target';

const firstOf = (template: string): string => template.split('/')[1] ?? '';
const RUNS = 20_000;
const matchRoute = createRowMatcher(gateRows);

/**
 * Parses a target as the tracking API's router does: decodes it, drops matrix parameters and empty
 * segments.
 */
function areaOf(rawTarget: string): string | undefined {
  const path = rawTarget.split(/[?#]/, 1)[0] ?? '';
  const segments = path
    .split('/')
    .map((segment) => decodeLoosely(segment.split(';', 1)[0] ?? ''))
    .flatMap((segment) => segment.split(/[/\\]/))
    .filter((segment) => segment !== '' && segment !== '.');
  const resolved: string[] = [];
  for (const segment of segments) {
    if (segment === '..') resolved.pop();
    else resolved.push(segment);
  }
  return resolved[0] === 'api' ? resolved[1]?.trim() : undefined;
}

function decodeLoosely(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
}

const piece = fc.constantFrom(
  ...[
    'api',
    'devices',
    'users',
    'positions',
    'permissions',
    'session',
    'token',
    'events',
    'server',
  ],
  ...[
    '/',
    '//',
    '/./',
    '/../',
    ';',
    ';x=1',
    '%2f',
    '%2e',
    '%75sers',
    '%00',
    '%3B',
    '\\',
    '.',
    '..',
  ],
  ...['1', '0', '007', '-1', '99999999999999999999', '?', '?id=1', '#', ' ', 'é', '~', '/a.b'],
);
/** An address that works, with something put into it. */
const nearTarget = fc
  .tuple(fc.constantFrom(...gateRows), fc.option(piece), fc.nat())
  .map(([{ template }, extra, at]) => {
    const target = `/api${template.replace('{id}', '7').replace('{notificator}', 'web').replace('{deviceId}', '7')}`;
    const place = at % (target.length + 1);
    return `${target.slice(0, place)}${extra ?? ''}${target.slice(place)}`;
  });
const hostileTarget = fc.oneof(
  nearTarget,
  fc.array(piece, { maxLength: 8 }).map((parts) => `/api/${parts.join('')}`),
  fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `/api/${text}`),
);
const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'get');

describe('the gate', () => {
  it('routes whatever it admits to the area that the tracking API would, before and after rebuilding', () => {
    let admitted = 0;
    fc.assert(
      fc.property(method, hostileTarget, (verb, rawTarget) => {
        const target = parseTarget(rawTarget);
        const answer = target && matchRoute(verb, target.path);
        if (answer === undefined || !('match' in answer)) return;
        admitted += 1;
        expect(areaOf(rawTarget)).toBe(firstOf(answer.match.row.template));
        expect(areaOf(`/api${answer.match.path}`)).toBe(firstOf(answer.match.row.template));
      }),
      { numRuns: RUNS },
    );
    expect(admitted).toBeGreaterThan(100);
  });

  it.each([
    '/api/users;x=1',
    '/api//users',
    '/api/%75sers',
    '/api/users%2f1',
    '/api/users%3Bx',
    '/api/users%00',
    '/api/users%20',
    '/api/users\\',
    '/api/;a=b/users',
    '/api/./users',
    '/api/../api/users',
    '/api/users/',
    '/api/users/01',
    '/api/users/1e3',
    'http://elsewhere/api/users',
    '/apix/users',
    '/api',
    '/api/session/1',
    '/api/server',
    '/api/positions/kml',
    '/api/permissions/bulk',
  ])('refuses %s', (rawTarget) => {
    const target = parseTarget(rawTarget);
    const answer = target && matchRoute('GET', target.path);
    expect(answer === undefined || !('match' in answer)).toBe(true);
  });

  it('takes a request for five hundred positions by id', () => {
    const ids = Array.from({ length: 500 }, (_, index) => `id=${1_000_000_000 + index}`);
    expect(parseTarget(`/api/positions?${ids.join('&')}`)?.query.getAll('id')).toHaveLength(500);
  });

  it('refuses an address without end', () => {
    expect(parseTarget(`/api/users?keyword=${'x'.repeat(20_000)}`)).toBeUndefined();
  });

  it('refuses a table with two equal rows', () => {
    const row = { method: 'GET', template: '/x' } as const;
    expect(() => createRowMatcher([row, row])).toThrow('GET /x');
  });
});
