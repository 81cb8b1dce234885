import type { Upstream } from '../upstream';

/** A body or an answer. */
export type Json = Record<string, unknown>;

/** An answer, with its body read where it is JSON. */
export interface WorldAnswer {
  status: number;
  words: string;
  json: Json;
}

/** Somebody who asks, with an object of every kind linked to him and an account he manages. */
export interface WorldActor {
  id: number;
  isAdministrator: boolean;
  /** Sees the accounts linked to it. */
  isManager: boolean;
}

/** Objects of every kind, by the first part of their path. */
export type Objects = Readonly<Record<string, number>>;

/** A tracking API with an administrator and objects of two owners. */
export interface AccessWorld {
  call(userId: number, line: string, body?: unknown): Promise<WorldAnswer>;
  /** The same as the administrator; throws when it is refused. */
  asAdmin(line: string, body?: unknown): Promise<Json>;
  addActor(flags: Json): Promise<WorldActor>;
  /** Objects that every actor has, and (`others`) that none has. */
  own: Objects;
  others: Objects;
  /** One more of a kind that the actor sees. */
  addOwn(kind: string, actorId: number): Promise<number>;
}

const CALENDAR =
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260101T080000Z\r\n' +
  'DURATION:PT1H\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';

/** A body of each kind that everybody may write who may write at all. */
export const bodyOf = (kind: string, name: string): Json => {
  const bodies: Record<string, Json> = {
    devices: { name, uniqueId: name },
    groups: { name },
    geofences: { name, area: 'CIRCLE (1 2, 3)' },
    drivers: { name, uniqueId: name },
    calendars: { name, data: Buffer.from(CALENDAR).toString('base64') },
    maintenance: { name, type: 'totalDistance', start: 1, period: 2 },
    notifications: { type: 'deviceOnline', notificators: 'web', description: name },
    commands: { description: name, type: 'custom', attributes: { data: 'x' } },
    'attributes/computed': { description: name, attribute: 'a', expression: '1', type: 'number' },
    users: { name, email: `${name}@example.com`, password: 'a long password' },
  };
  return bodies[kind] ?? {};
};

/** The kinds that are linked to users, and the member of a link that names one. */
export const KINDS: Readonly<Record<string, string>> = {
  devices: 'deviceId',
  groups: 'groupId',
  geofences: 'geofenceId',
  drivers: 'driverId',
  calendars: 'calendarId',
  maintenance: 'maintenanceId',
  notifications: 'notificationId',
  commands: 'commandId',
  'attributes/computed': 'attributeId',
};

interface WorldOptions {
  upstream: Upstream;
  adminId: number;
  /** Lets somebody in, where the tracking API wants that before it answers for him. */
  signIn?(credentials: { email: string; password: string }): Promise<unknown>;
}

/** Sets one up; names are made so that another run meets nothing of this one. */
export async function createAccessWorld(options: WorldOptions): Promise<AccessWorld> {
  const { upstream, adminId, signIn } = options;
  const run = Date.now().toString(36);
  let names = 0;
  const nextName = (): string => `${run}-${(names += 1)}`;

  const call: AccessWorld['call'] = async (userId, line, body) => {
    const [method = '', target = ''] = line.split(' ');
    const [path = '', query = ''] = target.split('?');
    const answer = await upstream.send(
      { method, path, query: new URLSearchParams(query), ...(body === undefined ? {} : { body }) },
      { actor: { userId } },
    );
    let text = answer.body ?? '';
    for await (const chunk of answer.stream ?? []) text += Buffer.from(chunk).toString();
    const json = /^[[{]/.test(text) ? (JSON.parse(text) as Json) : {};
    return { status: answer.status, words: answer.status < 400 ? '' : text, json };
  };
  const asAdmin: AccessWorld['asAdmin'] = async (line, body) => {
    const { status, words, json } = await call(adminId, line, body);
    if (status >= 400) throw new Error(`${line}: ${words}`);
    return json;
  };
  const add = async (kind: string): Promise<number> =>
    Number((await asAdmin(`POST /${kind}`, bodyOf(kind, nextName())))['id']);
  const give = (userId: number, member: string, id: number): Promise<Json> =>
    asAdmin('POST /permissions', { userId, [member]: id });
  const addAll = async (): Promise<Objects> => {
    const objects: Record<string, number> = {};
    for (const kind of Object.keys(KINDS)) objects[kind] = await add(kind);
    return { ...objects, users: await add('users') };
  };
  const [own, others] = [await addAll(), await addAll()];

  return {
    call,
    asAdmin,
    own,
    others,
    async addActor(flags) {
      const body = bodyOf('users', nextName());
      const email = String(body['email']);
      const made = await asAdmin('POST /users', { deviceLimit: -1, ...body, ...flags });
      const id = Number(made['id']);
      await signIn?.({ email, password: String(body['password']) });
      for (const [kind, member] of Object.entries(KINDS)) await give(id, member, own[kind] ?? 0);
      await give(id, 'managedUserId', own['users'] ?? 0);
      return {
        id,
        isAdministrator: flags['administrator'] === true,
        isManager: Boolean(flags['userLimit']),
      };
    },
    async addOwn(kind, actorId) {
      const id = await add(kind);
      await give(actorId, kind === 'users' ? 'managedUserId' : (KINDS[kind] ?? ''), id);
      return id;
    },
  };
}
