import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../../../db/database';
import type { FrameItem, Upstream } from '../../../upstream/upstream';
import { readSeenDevices } from '../../../ground/access/alarm-visibility';

type Listener = (devices: readonly FrameItem[]) => void;

/** Saved changes of devices, for pages that show them. */
export interface ChangedDevices {
  /** Hears of those that the account sees, as it sees them now; returns the way to stop. */
  watch(userId: number, listener: Listener): () => void;
}

/** Many changes in a row are told of together. */
const TOLD_EVERY_MS = 1_000;
/** A message between servers has room for so many numbers. */
const TOLD_AT_ONCE = 400;
/** Accounts that are asked for at a time where they cannot be asked for together. */
const ASKED_AT_ONCE = 4;
const DEVICES = /^\/api\/devices(?:\/(\d{1,15})(?:\/|$)|\/?$)/;

/** The device that a call has changed or made; undefined for one that did neither. */
function findChangedDevice(method: string, url: string, payload: unknown): number | undefined {
  if (method === 'GET' || method === 'HEAD' || method === 'DELETE') return undefined;
  const [, id] = DEVICES.exec(url.split('?')[0] ?? '') ?? [];
  if (id !== undefined) return Number(id);
  if (method !== 'POST' || !DEVICES.test(url) || typeof payload !== 'string') return undefined;
  const [, made] = /^\{"id":(\d{1,15})[,}]/.exec(payload) ?? [];
  return made === undefined ? undefined : Number(made);
}

interface ChangedDevicesOptions {
  database: Pick<Database, 'listen' | 'notify'>;
  upstream: Pick<Upstream, 'send' | 'readSeenBy'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Tells accounts of devices that calls of the door changed: all are asked for at once, where that can be, and each once at the most. */
export function createChangedDevices({ database, upstream, log }: ChangedDevicesOptions) {
  const listeners = new Map<number, Set<Listener>>();
  const waiting = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  const warn = (error: unknown) => log.warn({ err: error }, 'Pages were not told of devices');

  const tell = (userId: number, items: readonly FrameItem[]): void => {
    if (items.length === 0) return;
    for (const listener of listeners.get(userId) ?? []) listener(items);
  };
  const tellServers = (): void => {
    timer = undefined;
    const ids = [...waiting];
    waiting.clear();
    for (let at = 0; at < ids.length; at += TOLD_AT_ONCE) {
      database.notify('changed-devices', ids.slice(at, at + TOLD_AT_ONCE).join()).catch(warn);
    }
  };
  /** Asks for one account after the other. */
  const tellEach = async (ids: readonly number[]): Promise<void> => {
    const accounts = [...listeners.keys()];
    const work = async (): Promise<void> => {
      for (let userId = accounts.pop(); userId !== undefined; userId = accounts.pop()) {
        const seen = await readSeenDevices(upstream, userId, ids);
        tell(
          userId,
          seen.map((one) => ({ deviceId: one.id, json: JSON.stringify(one) })),
        );
      }
    };
    await Promise.all(Array.from({ length: ASKED_AT_ONCE }, work));
  };
  const tellAccounts = async (ids: readonly number[]): Promise<void> => {
    if (listeners.size === 0) return;
    if (!upstream.readSeenBy) return tellEach(ids);
    const seen = await upstream.readSeenBy([...listeners.keys()], ids);
    for (const [userId, items] of seen) tell(userId, items);
  };
  const leave = database.listen('changed-devices', (told) => {
    // What got lost is read when the page connects again.
    if (told) tellAccounts(told.split(',').map(Number)).catch(warn);
  });

  return {
    register(door: FastifyInstance): void {
      door.addHook('onSend', async ({ method, url }, { statusCode }, payload) => {
        const id = statusCode < 300 ? findChangedDevice(method, url, payload) : undefined;
        if (id === undefined) return payload;
        waiting.add(id);
        timer ??= setTimeout(tellServers, TOLD_EVERY_MS);
        return payload;
      });
    },
    devices: {
      watch(userId, listener) {
        const known = listeners.get(userId) ?? new Set<Listener>();
        listeners.set(userId, known.add(listener));
        return () => {
          known.delete(listener);
          if (known.size === 0 && listeners.get(userId) === known) listeners.delete(userId);
        };
      },
    } satisfies ChangedDevices as ChangedDevices,
    stop(): void {
      clearTimeout(timer);
      leave();
    },
  };
}
