import { resources } from '@rastro/sdk/contract';
import { listPath, resolveParents } from '@rastro/sdk/domain';
import type { ReaderOf, ServerSettings } from '../text/reader';
import { type AppTokens, readAppTokens } from '../engine/notifications/channels/app-tokens';
import type { Recipient } from '../engine/notifications/channels/channel';
import { type Calendar, parseCalendar } from '../calendars/calendar';
import {
  isLive,
  readAccount,
  seesDevice,
  type ServiceAccount,
} from '../ground/holders/read-accounts';
import { type Ask, readSideOf, toHeld } from '../ground/holders/read-holders';
import { translateError } from '../request/translate-error';
import { toRefusal, type Upstream } from '../upstream/upstream';
import type { Memory } from './remember';

const RULES = toHeld(resources.notifications);
const FENCES = toHeld(resources.geofences);

/** A rule of notifications, of whomever. */
export interface ForeignRule {
  id: number;
  type: string;
  always: boolean;
  notificators: string | null;
  calendarId: number;
  attributes: Record<string, unknown>;
}

interface ReadRulesOptions {
  ask: Ask;
  upstream: Pick<Upstream, 'send'>;
  memory: Memory;
  readerOf: ReaderOf;
  clock: () => number;
}

/**
 * Rules and their owners, read from an external tracking API. Throws when it cannot be queried now.
 */
export type ReadRules = ReturnType<typeof createReadRules>;

const ALL = { all: 'true' } as const;

/** Asks by its account for services, and remembers. */
export function createReadRules({ ask, upstream, memory, readerOf, clock }: ReadRulesOptions) {
  const readJson = <T>(path: string, query: Record<string, string>): Promise<T> =>
    memory.recall(`${path}?${new URLSearchParams(query).toString()}`, async () => {
      const answer = await ask(path, query);
      if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
      return JSON.parse(answer.body ?? 'null') as T; // as the tracking API says
    });
  const listIds = async (path: string, query: Record<string, string>): Promise<number[]> =>
    (await readJson<{ id: number }[]>(path, query)).map(({ id }) => id);

  /** The groups that a device of this group is in. */
  const listGroups = async (groupId: number): Promise<number[]> => {
    if (groupId === 0) return [];
    const groups = await readJson<{ id: number; groupId?: number }[]>('/groups', {
      ...ALL,
      excludeAttributes: 'true',
    });
    const nodes = groups.map(({ id, groupId: parent }) => ({ id, parentId: parent || null }));
    return listPath(resolveParents(nodes), groupId);
  };

  const readKnown = (userId: number) =>
    memory.recall(`user ${userId}`, () => readAccount(ask, userId));
  const appTokens: AppTokens = {
    async list(_unit, userIds) {
      const accounts = await Promise.all(userIds.map(readKnown));
      return new Map(userIds.map((id, place) => [id, readAppTokens(accounts[place]?.attributes)]));
    },
    // The account for services only reads: an app that was removed is asked in vain.
    forget: () => Promise.resolve(),
  };

  return {
    list: () => readJson<ForeignRule[]>('/notifications', ALL),
    /** The rules that are linked to a device, or to a group that it is in. */
    async listLinked(deviceId: number, groupId: number): Promise<ReadonlySet<number>> {
      const groups = await listGroups(groupId);
      const owners = [
        { deviceId: String(deviceId) },
        ...groups.map((id) => ({ groupId: String(id) })),
      ];
      const lists = await Promise.all(
        owners.map((owner) => listIds('/notifications', { ...owner, ...ALL })),
      );
      return new Set(lists.flat());
    },
    /** The accounts that have a rule. */
    listOwners: (ruleId: number): Promise<number[]> =>
      memory.recall(`owners of ${ruleId}`, () => readSideOf(ask, 'userId', RULES, ruleId)),
    /** The accounts that have a fence; a guest for a while has none. */
    listFenceOwners: (geofenceId: number): Promise<number[]> =>
      memory.recall(`owners of fence ${geofenceId}`, async () => {
        const ids = await readSideOf(ask, 'userId', FENCES, geofenceId);
        const accounts = await Promise.all(ids.map(readKnown));
        return ids.filter((_id, place) => accounts[place]?.temporary !== true);
      }),
    /** Resolves to true when an account sees a device. */
    sees: (userId: number, deviceId: number): Promise<boolean> =>
      memory.recall(`${userId} sees ${deviceId}`, () => seesDevice(upstream, userId, deviceId)),
    /** Somebody who is to be told; null for who gets nothing any more. */
    async readRecipient(userId: number): Promise<Recipient | null> {
      const account = await readKnown(userId);
      if (!account || !isLive(account, clock())) return null;
      const server = await readJson<Partial<ServerSettings>>('/server', {});
      const { name = '', email = '', phone = null, attributes = {} } = account;
      const { forceSettings = false, attributes: common = {} } = server;
      const reader = await readerOf(userId, attributes, { forceSettings, attributes: common });
      return { userId, name, email, phone, attributes, reader };
    },
    /**
     * Resolves to true when an account is one of these or managed by one: administrators of the
     * tracking API manage all.
     */
    async isManagedBy(userId: number, managers: readonly number[]): Promise<boolean> {
      for (const id of managers) {
        if (id === userId || (await readKnown(id))?.administrator === true) return true;
        if ((await listIds('/users', { userId: String(id) })).includes(userId)) return true;
      }
      return false;
    },
    /** Those who run the tracking API. */
    async listAdministrators(): Promise<number[]> {
      const accounts = await readJson<ServiceAccount[]>('/users', {});
      const live = accounts.filter((account) => isLive(account, clock()));
      return live.filter(({ administrator }) => administrator === true).map(({ id }) => id);
    },
    appTokens,
    /** A calendar; undefined for one that cannot be read. */
    readCalendar: (id: number): Promise<Calendar | undefined> =>
      memory.recall(`calendar ${id}`, async () => {
        const answer = await ask(`/calendars/${id}`, {});
        if (answer.fault) throw translateError(toRefusal(answer), { entity: undefined });
        try {
          const { data } = JSON.parse(answer.body ?? '') as { data: string }; // else it is none
          return parseCalendar(data);
        } catch {
          return undefined;
        }
      }),
  };
}
