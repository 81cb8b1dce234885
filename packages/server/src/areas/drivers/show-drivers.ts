import { readDriverId } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import { readWhole } from '../../request/read-whole';
import { shareFrames } from '../../upstream/share-frames';
import {
  isRefusal,
  type Upstream,
  type UpstreamContext,
  type UpstreamFrame,
  type UpstreamRequest,
  type UpstreamResponse,
} from '../../upstream/upstream';
import type { DriveStore } from './drive-store';
import type { createNameDrivers } from './name-drivers';

interface ShowOptions {
  tracking: Upstream;
  drives: Pick<DriveStore, 'listOpen' | 'onChanged'>;
  /** Says who drove in answers on the past. */
  nameDrivers: ReturnType<typeof createNameDrivers>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

interface Fix {
  deviceId: number;
  attributes?: Record<string, unknown> | null;
}

/** A fix with who drives by the codes; what the tracker itself says of the driver counts first. */
const withDriver = <F extends Fix>(fix: F, uniqueId: string | undefined): F =>
  uniqueId === undefined || readDriverId(fix) !== ''
    ? fix
    : { ...fix, attributes: { ...fix.attributes, driverUniqueId: uniqueId } };

/** Adds drivers to fixes and events; answers the same items where nobody drives by a code. */
const showInItems = (
  { items }: UpstreamFrame,
  drivers: ReadonlyMap<number, string>,
): UpstreamFrame['items'] =>
  drivers.size === 0
    ? items
    : items.map((item) => {
        const uniqueId = drivers.get(item.deviceId);
        if (uniqueId === undefined) return item;
        const fix = withDriver(JSON.parse(item.json) as Fix, uniqueId);
        return { ...item, json: JSON.stringify(fix) };
      });

/** Drivers by the codes that were scanned, by vehicle; listeners are told of each change. */
function createKnownDrivers({ drives, log }: Pick<ShowOptions, 'drives' | 'log'>) {
  let known = new Map<number, string>();
  const listeners = new Set<(deviceIds: readonly number[]) => void>();

  let reading: Promise<void> | undefined;
  let isAskedAgain = false;
  const readOnce = async (): Promise<void> => {
    const open = await drives.listOpen();
    const before = known;
    const next = new Map(open.map(({ deviceId, driverUniqueId }) => [deviceId, driverUniqueId]));
    const changed = [...new Set([...before.keys(), ...next.keys()])].filter(
      (id) => before.get(id) !== next.get(id),
    );
    if (changed.length === 0) return;
    known = next;
    for (const tell of listeners) tell(changed);
  };
  const readInTurn = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      await readOnce();
    } while (isAskedAgain);
  };
  const read = (): Promise<void> => {
    isAskedAgain = true;
    reading ??= readInTurn().finally(() => (reading = undefined));
    return reading;
  };
  let isKnown: Promise<void> | undefined;
  /** Once somebody asks; a failure is tried again by the next one. */
  const ready = (): Promise<void> => {
    isKnown ??= read().catch((error: unknown) => {
      isKnown = undefined;
      throw error;
    });
    return isKnown;
  };
  const stopHearing = drives.onChanged(() => {
    read().catch((error: Error) => log.warn({ err: error }, 'who drives was not read'));
  });

  return { now: (): ReadonlyMap<number, string> => known, listeners, ready, stopHearing };
}

/**
 * The tracking API that says who drives by the codes that were scanned, at once on open pages: list, map, filters and
 * detail read it as what a tracker sends, and reports have it of the past.
 */
export function showDrivers({ tracking, drives, nameDrivers, log }: ShowOptions): {
  upstream: Upstream;
  stop: () => void;
} {
  const { now, listeners, ready, stopHearing } = createKnownDrivers({ drives, log });

  const isLatest = ({ method, path, query }: UpstreamRequest): boolean =>
    method === 'GET' && path === '/positions' && !query.has('from') && !query.has('id');

  const send = async (
    request: UpstreamRequest,
    context: UpstreamContext,
  ): Promise<UpstreamResponse> => {
    const isJson = !request.accept || request.accept.includes('json');
    if (!isJson) return tracking.send(request, context);
    if (!isLatest(request)) return nameDrivers(request, () => tracking.send(request, context));
    await ready();
    const answer = await tracking.send(request, context);
    const known = now();
    if (known.size === 0 || answer.status >= 400) return answer;
    const text = await readWhole(answer);
    const { stream: _, ...whole } = answer;
    if (text === null) return { ...whole, body: text };
    const fixes: unknown = JSON.parse(text);
    if (!Array.isArray(fixes)) return { ...whole, body: text };
    const shown = (fixes as Fix[]).map((fix) => withDriver(fix, known.get(fix.deviceId)));
    return { ...whole, body: JSON.stringify(shown) };
  };

  const showInFrame = shareFrames(showInItems);
  const upstream: Upstream = {
    ...tracking,
    send,
    async openSocket(actor, onFrame, ...more) {
      await ready();
      const seen = new Set<number>();
      const socket = await tracking.openSocket(
        actor,
        (frame) => {
          if (frame.key !== 'positions' && frame.key !== 'events') return onFrame(frame);
          if (frame.key === 'positions') for (const { deviceId } of frame.items) seen.add(deviceId);
          return onFrame(showInFrame(frame, now()));
        },
        ...more,
      );
      if (isRefusal(socket) || !('userId' in actor)) return socket;
      const tell = (deviceIds: readonly number[]): void => {
        for (const deviceId of deviceIds) {
          if (seen.has(deviceId)) void tellOne(actor, deviceId);
        }
      };
      const tellOne = async (who: UpstreamContext['actor'], deviceId: number): Promise<void> => {
        try {
          const query = new URLSearchParams({ deviceId: String(deviceId) });
          const answer = await send(
            { method: 'GET', path: '/positions', query, accept: 'application/json' },
            { actor: who },
          );
          if (answer.status >= 400 || !listeners.has(tell)) return;
          const fixes = JSON.parse((await readWhole(answer)) ?? '[]') as Fix[];
          const items = fixes.map((fix) => ({ deviceId, json: JSON.stringify(fix) }));
          if (items.length > 0) onFrame({ key: 'positions', items });
        } catch (error) {
          log.warn({ err: error, deviceId }, 'a page was not told who drives');
        }
      };
      listeners.add(tell);
      return {
        setLogs: (on) => socket.setLogs(on),
        close() {
          listeners.delete(tell);
          socket.close();
        },
      };
    },
  };

  return {
    upstream,
    stop() {
      stopHearing();
      listeners.clear();
    },
  };
}
