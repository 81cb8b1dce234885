import { type Call, type Member, type ResourceDescription, resources } from '@rastro/sdk/contract';
import { findEngineEffect, AreaProblem, parseArea } from '@rastro/sdk/domain';
import { areaOf } from '../../request/area-of';
import { checkCalendar, checkGivenCalendar } from './check-calendar';
import { checkRule } from './check-rule';
import { checkServer } from './check-server';
import type { AskedAccess, GateRow } from './gate-row';
import { ofField, refusePhrases } from '../../request/refuse-field';

/** Refuses a fence whose text is no area, naming the place in it; the tracking API stores anything as text. */
function checkArea({ area }: Readonly<Record<string, unknown>>): void {
  if (area === undefined) return;
  try {
    parseArea(String(area));
  } catch (error) {
    if (!(error instanceof AreaProblem)) throw error;
    const says = [{ key: 'refusal.area.unreadable', params: { at: error.at + 1 } }];
    const message = `The area cannot be read: ${error.message.slice(0, 200)}.`;
    throw refusePhrases(ofField('area'), says, message);
  }
}

/** Described, and answered by routes of their own. */
const CLOSED: ReadonlySet<string> = new Set(['SessionToken']);

/** The channels that the tracking API may have; it refuses those that are not configured. */
const CHOICES = {
  notificator: [
    'web',
    'mail',
    'command',
    'sms',
    'firebase',
    'traccar',
    'telegram',
    'pushover',
    'whatsapp',
    'webhook',
  ],
};

/** Additional checks of the gate by entity. */
const CHECKS: Readonly<Record<string, GateRow['check']>> = {
  Calendar: checkCalendar,
  Device: checkGivenCalendar,
  Geofence: checkArea,
  Notification: checkRule,
  Server: checkServer,
};

/** Positions of a period or by id; all others are the latest of a device. */
const looksBack = (query: URLSearchParams): boolean =>
  query.has('id') || (query.has('deviceId') && query.has('from') && query.has('to'));

/** For who may stop an engine in words of his own. */
const LOCKS: Partial<GateRow> = {
  action: 'send',
  access: () => ({ isSaved: false, engine: 'stop' }),
};

/**
 * Returns the command to send; a saved command counts as stored, regardless of what the body says
 * about it.
 */
async function tellOfCommand({ body = {}, prefix, read }: AskedAccess) {
  const id = Number(body['id']);
  const isSaved = id > 0;
  // What cannot be read might stop an engine.
  const sent = isSaved ? ((await read(`/commands/${id}`)) ?? { type: 'engineStop' }) : body;
  const engine = findEngineEffect(sent, prefix);
  return { isSaved, ...(engine && { engine }) };
}

/** A link ties two things, each of an area of its own. */
const LINKS: Partial<GateRow> = {
  access: ({ body = {} }) => ({ sides: Object.keys(body) }),
};

/** Rows of calls that do more than their method implies. */
const MORE: Readonly<Record<string, Partial<GateRow>>> = {
  'GET /positions': { areaOf: (query) => (looksBack(query) ? 'reports' : 'positions') },
  'POST /commands/send': {
    action: 'send',
    mayWait: true,
    access: tellOfCommand,
  },
  'POST /permissions': LINKS,
  'DELETE /permissions': LINKS,
  // It goes out at once: nobody is to be buried in mail.
  'POST /scheduled-reports/{id}/send': { perMinute: 5 },
  'POST /calendars': { isHeavy: true },
  'PUT /calendars/{id}': { isHeavy: true },
  'PATCH /calendars/{id}': { isHeavy: true },
  // Not for who shares an account: nobody could say which of them is told.
  'POST /push-devices': { action: 'update' },
  // It is mailed at once.
  'POST /consents/{id}/resend': { perMinute: 5 },
  'POST /alarms/{eventId}/take': { action: 'update' },
  'POST /alarms/{eventId}/release': { action: 'update' },
  'POST /alarms/{eventId}/resolve': { action: 'update' },
  // Deleted devices are for who may delete.
  'GET /deleted-devices': { action: 'delete' },
  'GET /deleted-devices/{id}': { action: 'delete' },
  'POST /deleted-devices/{id}/restore': { action: 'delete' },
  'POST /stops/{stopId}/cancel': LOCKS,
  'POST /stops/{stopId}/override': LOCKS,
  'POST /resellers/move': { action: 'update' },
  'POST /resellers/{resellerId}/suspend': { action: 'update' },
  'POST /resellers/{resellerId}/restore': { action: 'update' },
  'POST /drives/{driveId}/end': { action: 'update' },
  'POST /qr-codes/{qrCodeId}/replace': { action: 'update' },
  'POST /attributes/computed/test': { action: 'send', isHeavy: true },
  'POST /notifications/send/{notificator}': { action: 'send' },
  // A test goes out at once: a mail server is not to be kept busy with them.
  'POST /notifications/test/{notificator}': {
    action: 'send',
    access: () => ({ isSelf: true }),
    perMinute: 5,
  },
};

/** The rows of a resource: list, get, create, update, patch, delete, and the calls of its own. */
function toRows(resource: ResourceDescription): GateRow[] {
  const { name, path, query, operations, single, members, calls, ownedByProduct } = resource;
  const area = areaOf(resource);
  const one = single ? path : `${path}/{id}`;
  const written = Object.entries<Member>(members)
    .filter(([, { writtenBy }]) => !writtenBy)
    .map(([member]) => member);
  // Clients send back what they read, and change nothing by the members that the server writes.
  const body = single ? ['id', ...written] : Object.keys(members);
  const check = CHECKS[name];
  const of = { area, entity: name, things: members, sends: members, ...(check && { check }) };
  const rows: Partial<Record<string, GateRow[]>> = {
    list: [{ ...of, method: 'GET', template: path, query, answer: 'list' }],
    // The settings are read by anybody, without the gate.
    get: single ? [] : [{ ...of, method: 'GET', template: one, answer: 'one' }],
    create: [{ ...of, method: 'POST', template: path, body, answer: 'one' }],
    update: [
      { ...of, method: 'PUT', template: one, body, answer: 'one' },
      { ...of, method: 'PATCH', template: one, body: written, answer: 'one' },
    ],
    delete: [{ ...of, method: 'DELETE', template: one, answer: 'none' }],
  };
  const own = Object.values<Call>(calls).map((call) =>
    toCallRow(call, { area, entity: name, things: members }),
  );
  return [...own, ...operations.flatMap((operation) => rows[operation] ?? [])].map((row) => ({
    ...row,
    ...(ownedByProduct && { isOwn: true }),
    ...MORE[`${row.method} ${row.template}`],
  }));
}

const toCallRow = (call: Call, of: Pick<GateRow, 'area' | 'entity' | 'things'>): GateRow => ({
  ...of,
  method: call.method,
  template: call.path,
  choices: CHOICES,
  ...(call.query && { query: call.query }),
  ...(call.body && { body: Object.keys(call.body), sends: call.body }),
  ...(typeof call.answer === 'string' && { answer: call.answer }),
});

/**
 * Everything that the gate lets through of these resources. Deny by default: what is not described has no
 * row. Throws for a resource of no known area.
 */
export const listGateRows = (described: Readonly<Record<string, ResourceDescription>>): GateRow[] =>
  Object.values(described)
    .filter(({ name }) => !CLOSED.has(name))
    .flatMap(toRows);

/** The rows of every resource of the product. */
export const gateRows: readonly GateRow[] = listGateRows(resources);
