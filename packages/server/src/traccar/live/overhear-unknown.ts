import { MINUTE_MS } from '@rastro/sdk/domain';
import type { UnknownTracker } from '../../upstream/unknown-tracker';
import { createUnknownTrackers } from '../../upstream/unknown-trackers';
import { isRefusal, type Upstream, type UpstreamFrame } from '../../upstream/upstream';

/** Nobody has asked for so long: nobody looks any more. */
const LISTENS_MS = 2 * MINUTE_MS;
const REASON = 'there is no such device';

interface Ear {
  list: () => UnknownTracker[];
  /** Listens for a while from now on. */
  wake: () => void;
}

/**
 * Lists unknown trackers at a tracking server that keeps no list of them: its log stream includes
 * them while someone listens. Each query starts listening, with what the account sees, until two
 * minutes pass without one; earlier trackers are not known.
 */
export const overhearUnknown = (
  upstream: Pick<Upstream, 'openSocket'>,
  clock: () => number,
): ((userId: number) => Promise<UnknownTracker[]>) => {
  const ears = new Map<number, Promise<Ear | undefined>>();

  const open = async (userId: number): Promise<Ear | undefined> => {
    const unknown = createUnknownTrackers(clock);
    const hear = ({ key, items }: UpstreamFrame): void => {
      if (key !== 'logs') return;
      for (const { deviceId, json } of items) {
        const { uniqueId, host } = JSON.parse(json) as { uniqueId?: unknown; host?: unknown };
        if (deviceId > 0 || typeof uniqueId !== 'string') continue;
        const address = typeof host === 'string' ? host : '';
        unknown.note({ device: uniqueId, address, reason: REASON });
      }
    };
    const socket = await upstream.openSocket({ userId }, hear, () => ears.delete(userId));
    if (isRefusal(socket)) return undefined;
    socket.setLogs(true);
    const sleep = (): void => {
      ears.delete(userId);
      socket.close();
    };
    let timer: NodeJS.Timeout | undefined;
    return {
      list: unknown.list,
      wake() {
        clearTimeout(timer);
        timer = setTimeout(sleep, LISTENS_MS).unref();
      },
    };
  };

  return async (userId) => {
    const known = ears.get(userId);
    const opening = known ?? open(userId);
    ears.set(userId, opening);
    let ear: Ear | undefined;
    try {
      ear = await opening;
    } finally {
      if (!ear) ears.delete(userId);
    }
    ear?.wake();
    return ear?.list() ?? [];
  };
};
