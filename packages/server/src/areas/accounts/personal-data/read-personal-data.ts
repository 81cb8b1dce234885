import { resources, type ResourceDescription } from '@rastro/sdk/contract';
import { DAY_MS, decide } from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';
import { areaOf } from '../../../request/area-of';
import { readWhole } from '../../../request/read-whole';
import type { Upstream } from '../../../upstream/upstream';
import type { Access } from '../../../ground/access/access';
import type { PolicyOf, PrivacyContact } from '../../../ground/branding/policy-in-force';
import { toHeld } from '../../../ground/holders/read-holders';
import { type DriverRow, listTiedDrivers, readDriverRow } from './driver-row';
import type { Holding } from './holding';
import { type DataAsker, listWriters } from './list-writers';
import { ACCESS_LOG_DAYS } from './holdings-of-law';
import { HOLDINGS } from './holdings';
import { stripSecrets } from './strip-secrets';

/** More of one list is asked for where that list is. */
const MAX_ROWS = 10_000;

/** Reason for leaving something out of an answer. */
export type LeftWhy = 'notAllowed' | 'notHere' | 'tooMany' | 'elsewhere' | 'notProved';

/** Data missing from an answer, and the call that returns it. */
export interface LeftOut {
  name: string;
  why: LeftWhy;
  /** The call that gives it; empty where there is none. */
  call: string;
}

/** All that is held of a person, list by list. */
export interface PersonalData {
  /** ISO text. */
  madeAt: string;
  userId: number;
  account: unknown;
  /** Contact responsible for the data. */
  privacyContact: PrivacyContact | null;
  lists: Record<string, readonly unknown[]>;
  /** Nothing is left out silently. */
  left: LeftOut[];
}

interface ReadOptions {
  upstream: Upstream;
  database: Database;
  access: Pick<Access, 'actorOf'>;
  brand: { policyOf: PolicyOf };
  clock: () => number;
}

/** Requester of the data, and the account it is about. */
export interface AskedData {
  asker: DataAsker;
  userId: number;
}

/** Resources linked to accounts in the tracking API, without the accounts that they manage. */
export const LINKED: readonly ResourceDescription[] = Object.values<ResourceDescription>(
  resources,
).filter((resource) => resource !== resources.users && toHeld(resource).owners.includes('userId'));

/** Too many to be copied out of where they are, or looked at by time. */
const ELSEWHERE: readonly LeftOut[] = [
  { name: 'positions', why: 'elsewhere', call: '/api/reports/route' },
  { name: 'events', why: 'elsewhere', call: '/api/reports/events' },
];

const toCamel = (name: string): string =>
  name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

/**
 * Owner of the data: matched by id, or by e-mail only in rows that these accounts wrote (null for
 * all).
 */
interface Owner {
  id: number;
  email: string;
  writers: readonly number[] | null;
}

/** Returns the query values that find the rows of a holding. */
export const valuesOf = (
  { by }: Pick<Holding, 'by'>,
  origin: string,
  { id, email, writers }: Owner,
): unknown[] => (by === 'email' ? [origin, email.trim().toLowerCase(), writers] : [origin, id]);

/** The rows of a holding, at most one more than is told. */
export async function readRows(
  database: Pick<Database, 'query'>,
  holding: Holding,
  values: readonly unknown[],
): Promise<Record<string, unknown>[]> {
  const { rows: found } = await database.query(
    `select ${holding.columns} from ${holding.rows} limit ${MAX_ROWS + 1}`,
    values,
  );
  return found.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [toCamel(name), value])),
  );
}

/** Gathers lists, and what is missing of them. */
export function createLists() {
  const lists: Record<string, readonly unknown[]> = {};
  const left: LeftOut[] = [];
  const put = (name: string, call: string, rows: readonly unknown[]): void => {
    lists[name] = rows.slice(0, MAX_ROWS).map((row) => stripSecrets(row));
    if (rows.length > MAX_ROWS) left.push({ name, why: 'tooMany', call });
  };
  return { lists, left, put };
}

/** Reads all that is held of an account, in the name of who asks: what they may not read is named. */
export async function readPersonalData(
  options: ReadOptions,
  asked: AskedData,
): Promise<PersonalData> {
  const { upstream, database, access, brand, clock } = options;
  const { asker, userId } = asked;
  const isSelf = asker.userId === userId;
  const actor = await access.actorOf(asker.userId);
  const { lists, left, put } = createLists();
  const get = async (path: string, query: Record<string, string>) => {
    const answer = await upstream.send(
      { method: 'GET', path, query: new URLSearchParams(query) },
      { actor: asker.actor },
    );
    const body = await readWhole(answer);
    return { status: answer.status, body };
  };
  const ask = async (name: string, path: string, query: Record<string, string>) => {
    const { status, body } = await get(path, query);
    if (status < 400) return JSON.parse(body ?? '[]') as Record<string, unknown>[]; // a list, as the API says
    if (status >= 500) throw new Error(`the tracking API did not answer ${path}: ${status}`);
    const why = status === 404 ? 'notHere' : 'notAllowed';
    left.push({ name, why, call: `/api${path}` });
    return undefined;
  };

  for (const resource of LINKED) {
    const name = nameOf(resource);
    const call = `/api${resource.path}`;
    if (!decide(actor, 'read', areaOf(resource)).allowed) {
      left.push({ name, why: 'notAllowed', call });
      continue;
    }
    const found = await ask(name, resource.path, { userId: String(userId) });
    if (found) put(name, call, found);
  }
  if (decide(actor, 'read', 'users', { isSelf: false }).allowed) {
    const managed = await ask('managedUsers', '/users', { userId: String(userId) });
    // The others have a right to theirs themselves.
    if (managed)
      put(
        'managedUsers',
        '/api/users',
        managed.map(({ id }) => ({ id })),
      );
  } else {
    left.push({ name: 'managedUsers', why: 'notAllowed', call: '/api/users' });
  }
  if (decide(actor, 'read', 'audit').allowed) {
    const from = new Date(clock() - ACCESS_LOG_DAYS * DAY_MS).toISOString();
    const query = { from, to: new Date(clock() + DAY_MS).toISOString() };
    const found = await ask('audit', '/audit', query);
    if (found)
      put(
        'audit',
        '/api/audit',
        found.filter((row) => row['userId'] === userId),
      );
  } else {
    left.push({ name: 'audit', why: 'notAllowed', call: '/api/audit' });
  }
  const read = await get(`/users/${userId}`, {});
  const account: unknown = read.status < 400 ? JSON.parse(read.body ?? 'null') : null;
  const { email = '' } = (account ?? {}) as { email?: string };
  const writers = await listWriters(options, { asker, account: { id: userId, email } });
  for (const holding of HOLDINGS) {
    const { name, area } = holding;
    const mayRead = isSelf || area === undefined || decide(actor, 'read', area).allowed;
    if (!mayRead) {
      left.push({ name, why: 'notAllowed', call: '' });
      continue;
    }
    const values = valuesOf(holding, upstream.origin, { id: userId, email, writers });
    if (holding.by === 'email' && writers) left.push({ name, why: 'notProved', call: '' });
    put(name, '', await readRows(database, holding, values));
  }
  // Who signs in as a driver sees no drivers: theirs is read by who made the access.
  const tied = await listTiedDrivers(database, upstream.origin, userId);
  const own: DriverRow[] = [];
  for (const { driverId, ownerId } of tied) {
    const row =
      (await readDriverRow(upstream, asker.actor, driverId)) ??
      (await readDriverRow(upstream, { userId: ownerId }, driverId));
    if (row) own.push(row);
    else left.push({ name: 'ownDriver', why: 'notHere', call: `/api/drivers/${driverId}` });
  }
  put('ownDriver', '', own);
  return {
    madeAt: new Date(clock()).toISOString(),
    userId,
    account: stripSecrets(account),
    privacyContact: (await brand.policyOf(userId)).contact,
    lists,
    left: [...left, ...ELSEWHERE],
  };
}

/** Returns the name of the resource's list in the registry. */
export const nameOf = (resource: ResourceDescription): string =>
  Object.entries<ResourceDescription>(resources).find(([, each]) => each === resource)?.[0] ??
  resource.name;
