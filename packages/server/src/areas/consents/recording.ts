import { allowsRecording } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { TakeTurns } from '../../db/take-turns';
import { readWhole } from '../../request/read-whole';
import type { MergeChange, Upstream, UpstreamResponse } from '../../upstream/upstream';
import type { ConsentStore } from './consent-store';

interface RecordingOptions {
  upstream: Pick<Upstream, 'send' | 'change' | 'readForService' | 'changeForService'>;
  store: Pick<ConsentStore, 'findNewest' | 'listStopping' | 'setHeld'>;
  /** One device after the other. */
  inTurn: <T>(deviceId: number, run: () => Promise<T>) => Promise<T>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

interface Listed {
  id: number;
  disabled?: boolean;
}

const NO_SERVICE: UpstreamResponse = { status: 401, body: null };

/** Max devices requested one by one, instead of the whole fleet. */
const FEW = 50;

/** Max turns at once: each holds a database connection while its work needs another. */
const LANES = 3;

/** Keeps what tells of one device in order, here and on every other server. */
export const createInTurn =
  (takeTurns: TakeTurns, origin: string): RecordingOptions['inTurn'] =>
  (deviceId, run) =>
    takeTurns(`consents of ${origin} ${deviceId % LANES}`, run);

/**
 * Takes devices out of recording, and back, as the people say whom they follow: a disabled device is refused by every
 * tracking API. One that somebody had disabled by hand stays so.
 */
export function createRecording({ upstream, store, inTurn, log }: RecordingOptions) {
  /** In the name of who asked, else of the account for services. */
  const read = async (userId: number, path: string) => {
    const query = new URLSearchParams();
    const own = await upstream.send({ method: 'GET', path, query }, { actor: { userId } });
    return own.status < 400 ? own : (upstream.readForService?.({ path, query }) ?? own);
  };
  const change = async (userId: number, path: string, merge: MergeChange) => {
    const own = await upstream.change(path, merge, { actor: { userId } });
    return own.status < 400 ? own : (upstream.changeForService?.(path, merge) ?? own);
  };
  const fail = (deviceId: number, { status, body }: UpstreamResponse): void =>
    log.warn({ deviceId, status, reason: body }, 'A device is not yet as its consent says');

  const applyTo = async (deviceId: number): Promise<void> => {
    const consent = await store.findNewest(deviceId);
    if (!consent) return;
    const { id, userId, isHeld } = consent;
    const stops = !allowsRecording(consent.status);
    if (!stops && !isHeld) return;
    const path = `/devices/${deviceId}`;
    const found = await read(userId, path);
    if (found.status >= 400) return fail(deviceId, found);
    const { disabled = false } = JSON.parse((await readWhole(found)) ?? '{}') as Partial<Listed>;
    // Written down before it is done: what was broken off is known for ours.
    if (stops && !disabled && !isHeld) await store.setHeld(id, true);
    if (disabled !== stops) {
      const changed = await change(userId, path, (stored) => ({ ...stored, disabled: stops }));
      if (changed.status >= 400) return fail(deviceId, changed);
    }
    if (!stops) await store.setHeld(id, false);
  };

  /** Applies the stored consent to a device; the next look repeats whatever fails here. */
  const apply = (deviceId: number): Promise<void> =>
    inTurn(deviceId, () => applyTo(deviceId)).catch((error: unknown) =>
      log.warn({ err: error, deviceId }, 'A device is not yet as its consent says'),
    );

  const listAs = async (
    ask: (path: string, query: URLSearchParams) => Promise<UpstreamResponse>,
  ): Promise<readonly Listed[] | undefined> => {
    const query = new URLSearchParams({ all: 'true', excludeAttributes: 'true' });
    const answer = await ask('/devices', query);
    if (answer.status >= 400) return undefined;
    return JSON.parse((await readWhole(answer)) ?? '[]') as Listed[];
  };

  /** Reads whether a device is disabled; undefined for one that is gone or out of sight. */
  const readOne = async (userId: number, deviceId: number): Promise<boolean | undefined> => {
    const found = await read(userId, `/devices/${deviceId}`);
    if (found.status >= 400) return undefined;
    return (JSON.parse((await readWhole(found)) ?? '{}') as Partial<Listed>).disabled === true;
  };
  /** The same of all, as far as somebody sees them. */
  const readAll = async (userIds: ReadonlySet<number>): Promise<Map<number, boolean>> => {
    const all = await listAs(
      async (path, query) => upstream.readForService?.({ path, query }) ?? NO_SERVICE,
    );
    const lists = all ? [all] : [];
    for (const userId of all ? [] : userIds) {
      const own = await listAs((path, query) =>
        upstream.send({ method: 'GET', path, query }, { actor: { userId } }),
      );
      lists.push(own ?? []);
    }
    return new Map(lists.flat().map(({ id, disabled }) => [id, disabled === true]));
  };

  return {
    apply,
    /** Does what could not be done, what the end of a consent asks for, and takes back what was enabled past this door. */
    async look(): Promise<void> {
      const stopping = await store.listStopping();
      if (stopping.length === 0) return;
      const all =
        stopping.length > FEW
          ? await readAll(new Set(stopping.map(({ userId }) => userId)))
          : undefined;
      for (const { deviceId, userId, status } of stopping) {
        const disabled = all ? all.get(deviceId) : await readOne(userId, deviceId);
        // One that is gone, or out of sight, is left alone.
        if (disabled === undefined) continue;
        if (allowsRecording(status) || !disabled) await apply(deviceId);
      }
    },
  };
}

/** Operations on the recording of devices, for other modules. */
export type Recording = ReturnType<typeof createRecording>;
