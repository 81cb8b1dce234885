import {
  type AccessAction,
  type AccessArea,
  type AccessSubject,
  listChanges,
} from '@rastro/sdk/domain';
import { type AccessWorld, bodyOf, type Json, KINDS, type WorldActor } from './access-world';

/** One call, and what it is in the words of `decide`. */
export interface AccessAttempt {
  action: AccessAction;
  area: AccessArea;
  subject: AccessSubject;
  line: string;
  body?: unknown;
  /** Puts back what it changed, where it went through. */
  undo?: () => Promise<unknown>;
}

type Attempts = AsyncGenerator<AccessAttempt, void>;

/** Members of an account as somebody may want to change them. */
const USER_CHANGES: readonly Json[] = [
  { name: 'Other' },
  { attributes: { termsAccepted: true } },
  { email: 'other@example.com' },
  { deviceLimit: 99 },
  { userLimit: 99 },
  { administrator: true },
  { fixedEmail: true },
  { expirationTime: '2037-01-01T00:00:00.000+00:00' },
];
const PERIOD = 'from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z';

/** Everything one account tries: what is its own, what is not, what it makes and what it sends. */
export async function* listAttempts(world: AccessWorld, actor: WorldActor): Attempts {
  yield* attemptObjects(world, actor);
  yield* attemptDevices(world, actor);
  yield* attemptAreas(world, actor);
  yield* attemptUsers(world, actor);
}

async function* attemptObjects(world: AccessWorld, actor: WorldActor): Attempts {
  for (const kind of Object.keys(KINDS)) {
    const area = kind.split('/')[0] as AccessArea;
    for (const own of [true, false]) {
      const id = (own ? world.own : world.others)[kind] ?? 0;
      const body = await world.asAdmin(`GET /${kind}/${id}`);
      yield { action: 'read', area, subject: { own }, line: `GET /${kind}/${id}` };
      yield { action: 'update', area, subject: { own }, line: `PUT /${kind}/${id}`, body };
      // An administrator's would go through, and take away what others are still to try.
      if (!own && actor.isAdministrator) continue;
      const gone = own ? await world.addOwn(kind, actor.id) : id;
      yield { action: 'delete', area, subject: { own }, line: `DELETE /${kind}/${gone}` };
    }
    yield { action: 'read', area, subject: {}, line: `GET /${kind}` };
    yield {
      action: 'create',
      area,
      subject: kind === 'devices' ? { count: await countOf(world, actor, kind) } : {},
      line: `POST /${kind}`,
      body: bodyOf(kind, `${kind.replace('/', '-')}-${Math.random()}`),
    };
  }
}

async function countOf(world: AccessWorld, actor: WorldActor, kind: string): Promise<number> {
  const { json } = await world.call(actor.id, `GET /${kind}`);
  return Array.isArray(json) ? json.length : 0;
}

async function* attemptDevices({ own: mine, others }: AccessWorld, actor: WorldActor): Attempts {
  for (const own of [true, false]) {
    const deviceId = (own ? mine : others)['devices'];
    const of = `deviceId=${deviceId}`;
    const command = { deviceId, type: 'custom', attributes: { data: 'x' } };
    const saved = { deviceId, id: mine['commands'], type: 'custom' };
    const send = { action: 'send', area: 'commands', line: 'POST /commands/send' } as const;
    yield { ...send, subject: { own, isSaved: false }, body: command };
    yield { ...send, subject: { own, isSaved: true }, body: saved };
    yield { action: 'read', area: 'positions', subject: { own }, line: `GET /positions?${of}` };
    const past = { action: 'read', area: 'reports' } as const;
    yield { ...past, subject: { own }, line: `GET /positions?${of}&${PERIOD}` };
    // Devices that the account does not see are left out of it.
    yield { ...past, subject: {}, line: `GET /reports/summary?${of}&${PERIOD}` };
    yield {
      action: 'update',
      area: 'devices',
      subject: { own },
      line: `PUT /devices/${deviceId}/accumulators`,
      body: { deviceId, totalDistance: 1 },
    };
    const link = { userId: actor.id, deviceId };
    yield {
      action: 'create',
      area: 'links',
      subject: { own },
      line: 'POST /permissions',
      body: link,
    };
    const share = { line: 'POST /share/device', body: { deviceId: String(deviceId) } };
    yield { action: 'create', area: 'shares', subject: { own }, ...share };
  }
}

async function* attemptAreas(world: AccessWorld, actor: WorldActor): Attempts {
  const userId = actor.id;
  const none = { subject: {} };
  const gone = { userId, deviceId: await world.addOwn('devices', userId) };
  yield { action: 'delete', area: 'links', ...none, line: 'DELETE /permissions', body: gone };
  yield {
    action: 'read',
    area: 'links',
    ...none,
    line: `GET /permissions?userId=${userId}&deviceId=0`,
  };
  yield { action: 'read', area: 'server', ...none, line: 'GET /server' };
  const server = await world.asAdmin('GET /server');
  yield { action: 'update', area: 'server', ...none, line: 'PUT /server', body: server };
  for (const area of ['statistics', 'audit'] as const) {
    yield { action: 'read', area, ...none, line: `GET /${area}?${PERIOD}` };
  }
  const expression = bodyOf('attributes/computed', 'test');
  const test = `POST /attributes/computed/test?deviceId=${world.own['devices']}`;
  yield { action: 'send', area: 'attributes', ...none, line: test, body: expression };
  const notify = { action: 'send', area: 'notifications' } as const;
  yield { ...notify, subject: { isSelf: true }, line: 'POST /notifications/test/web' };
  const message = { subject: 'x', body: 'x' };
  yield { ...notify, ...none, line: 'POST /notifications/send/mail', body: message };
}

async function* attemptUsers(world: AccessWorld, actor: WorldActor): Attempts {
  const area = 'users';
  const subjectOf = (id: number): AccessSubject => ({
    own: id === actor.id || (actor.isManager && id === world.own['users']),
    isSelf: id === actor.id,
  });
  for (const id of [actor.id, world.own['users'] ?? 0, world.others['users'] ?? 0]) {
    const subject = subjectOf(id);
    const before = await world.asAdmin(`GET /users/${id}`);
    const line = `PUT /users/${id}`;
    yield { action: 'read', area, subject, line: `GET /users/${id}` };
    for (const change of USER_CHANGES) {
      const body = { ...before, ...change };
      const changes = listChanges(before, body);
      const end = changes.includes('expirationTime') ? toEnd(body) : {};
      const undo = () => world.asAdmin(line, before);
      yield { action: 'update', area, subject: { ...subject, changes, ...end }, line, body, undo };
    }
  }
  for (const change of [{}, { deviceLimit: 5 }, { fixedEmail: true }, ...USER_CHANGES.slice(-1)]) {
    const body = { ...bodyOf('users', `user-${Math.random()}`), ...change };
    const changes = listChanges({}, body);
    const count = await countOf(world, actor, 'users');
    const subject = { changes, count, ...('expirationTime' in change ? toEnd(body) : {}) };
    yield { action: 'create', area, subject, line: 'POST /users', body };
  }
  yield { action: 'read', area, subject: {}, line: 'GET /users' };
  const gone = [...(actor.isManager ? [await world.addOwn('users', actor.id)] : []), actor.id];
  for (const id of gone) {
    const subject = { own: true, isSelf: id === actor.id };
    yield { action: 'delete', area, subject, line: `DELETE /users/${id}` };
  }
}

const toEnd = ({ expirationTime }: Json) => ({ expiresAt: Date.parse(String(expirationTime)) });
