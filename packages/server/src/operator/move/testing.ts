import { DAY_MS } from '@rastro/sdk/domain';
import { LINKED_ENTITIES, LINKS } from '../../engine/entities/links';

type Values = Record<string, unknown> & { id: number };

/** A server by its Traccar API, as an administrator. */
export interface MoveTestDoor {
  origin: string;
  token: string;
  call(method: string, target: string, body?: unknown): Promise<Values>;
  list(target: string): Promise<Values[]>;
  /** Everything in it by names in place of numbers, sorted. */
  describe(): Promise<Record<string, unknown[]>>;
}

const ADMIN = { name: 'Ana', email: 'ana@example.com', password: 'a long password' };
const YEAR_MS = 365 * DAY_MS;
/** Members that no copy has in common. */
const OWN = ['id', 'status', 'lastUpdate', 'positionId'];
const NAMES = ['uniqueId', 'email', 'description', 'name'];

/** Makes the first administrator of an empty server and signs in. */
export const openTestDoor = async (origin: string): Promise<MoveTestDoor> => {
  const send = async (
    headers: Record<string, string>,
    path: string,
    method = 'GET',
    body?: string,
  ) => {
    const reply = await fetch(`${origin}/api${path}`, { method, headers, body: body ?? null });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
    return text;
  };
  const json = { 'content-type': 'application/json' };
  await send(json, '/users', 'POST', JSON.stringify(ADMIN));
  const basic = Buffer.from(`${ADMIN.email}:${ADMIN.password}`).toString('base64');
  const expiration = new Date(Date.now() + YEAR_MS).toISOString();
  const form = {
    authorization: `Basic ${basic}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const token = await send(
    form,
    '/session/token',
    'POST',
    new URLSearchParams({ expiration }).toString(),
  );
  const bearer = { authorization: `Bearer ${token}` };
  const call: MoveTestDoor['call'] = async (method, target, body) => {
    const text = await send({ ...bearer, ...json }, target, method, JSON.stringify(body));
    return (text === '' ? { id: 0 } : JSON.parse(text)) as Values;
  };
  const list: MoveTestDoor['list'] = async (target) =>
    JSON.parse(await send(bearer, target)) as Values[];
  return { origin, token, call, list, describe: () => describeAll(list) };
};

const nameOf = (object: Values): string =>
  NAMES.map((name) => object[name])
    .filter((value) => typeof value === 'string')
    .join('/');

const describeAll = async (list: MoveTestDoor['list']): Promise<Record<string, unknown[]>> => {
  const all = new Map<string, Values[]>();
  for (const { path } of Object.values(LINKED_ENTITIES)) {
    all.set(path, await list(`/${path}${path === 'users' ? '' : '?all=true'}`));
  }
  const named = (key: string, id: unknown): string => {
    const found = all.get(LINKED_ENTITIES[key]?.path ?? '')?.find((object) => object.id === id);
    return found ? nameOf(found) : '';
  };
  const whole: Record<string, unknown[]> = {};
  for (const [path, objects] of all) {
    whole[path] = sorted(
      objects.map((object) =>
        Object.entries(object)
          .filter(([member]) => !OWN.includes(member))
          .map(([member, value]) => [
            member,
            member in LINKED_ENTITIES ? named(member, value) : value,
          ]),
      ),
    );
  }
  for (const [owner, properties] of Object.entries(LINKS)) {
    for (const property of properties) {
      const rows = await list(`/permissions?${owner}=0&${property}=0`);
      whole[`${owner} ${property}`] = sorted(
        rows.map((row) => [
          named(owner, row[owner.toLowerCase()]),
          named(property, row[property.toLowerCase()]),
        ]),
      );
    }
  }
  return whole;
};

const sorted = (values: unknown[]): unknown[] =>
  values.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
