import {
  ARRIVAL_WINDOW_MS,
  estimateArrival,
  HOUR_MS,
  pickSharedDevice,
  pickSharedFence,
  pickSharedPosition,
} from '@rastro/sdk/domain';
import { forbidden } from '../../request/api-error';
import type { Upstream } from '../../upstream/upstream';
import type { MayShare } from './maker-rights';
import { shareEnded } from './share-views';
import { askAs, readScope, type SharedScope } from './shared-scope';
import { isReplay, type Shown } from './shown';

type Thing = Record<string, unknown>;

/** A period and a device that a viewer asks for; each may be left out. */
export interface FixQuery {
  deviceId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface AnswersOptions {
  upstream: Pick<Upstream, 'send'>;
  mayShare: MayShare;
  /** The server's attribute prefix. */
  prefix: string;
  clock: () => number;
}

/** All that is answered to who has no account: made anew, of what is shown to them and nothing else. */
export interface SharedAnswers {
  /** Reads the things shown now. Throws a 401 once there is nothing, a 403 before it begins. */
  scopeOf(shown: Shown): Promise<SharedScope>;
  devices(shown: Shown): Promise<Thing[]>;
  positions(shown: Shown, query: FixQuery): Promise<Thing[]>;
  fences(shown: Shown): Promise<Thing[]>;
  arrivals(shown: Shown): Promise<Thing[]>;
}

/** From so many devices on, the latest fixes of all that the maker sees are asked for at once. */
const MANY_DEVICES = 10;
/** Max devices with arrival times, or with fence look-ups. */
const FEW_DEVICES = 20;

/** Answers in the name of who shares. */
export function createSharedAnswers(options: AnswersOptions): SharedAnswers {
  const { upstream, mayShare, prefix, clock } = options;

  const scopeOf = async (shown: Shown): Promise<SharedScope> => {
    if (!(await mayShare(shown.userId))) throw shareEnded();
    if (shown.startsAt !== null && shown.startsAt > clock()) throw forbidden('SHARE_NOT_STARTED');
    const scope = await readScope(upstream, shown);
    // Once the maker sees nothing of it any more, it has ended.
    if (scope.devices.length === 0) throw shareEnded();
    return scope;
  };

  const readPeriod = (userId: number, deviceId: number, fromMs: number, toMs: number) => {
    const [from = '', to = ''] = [fromMs, toMs].map((ms) => new Date(ms).toISOString());
    const query = { deviceId: [deviceId], from, to };
    return askAs(upstream, userId, '/positions', query).then((fixes) => fixes ?? []);
  };

  const readLatest = async ({ userId }: Shown, ids: ReadonlySet<number>) => {
    if (ids.size > MANY_DEVICES) return (await askAs(upstream, userId, '/positions')) ?? [];
    const lists = await Promise.all(
      [...ids].map((id) => askAs(upstream, userId, '/positions', { deviceId: [id] })),
    );
    return lists.flatMap((list) => list ?? []);
  };

  const readTrail = async (shown: Shown, ids: ReadonlySet<number>, { from, to }: FixQuery) => {
    const [deviceId] = ids;
    const now = clock();
    const [first, last] = [shown.replayFrom ?? now - shown.trailHours * HOUR_MS, shown.replayTo];
    const toMs = Math.min(last ?? now, to === undefined ? now : Date.parse(to));
    const fromMs = Math.max(first, from === undefined ? 0 : Date.parse(from));
    if (deviceId === undefined || fromMs >= toMs) return [];
    const fixes = await readPeriod(shown.userId, deviceId, fromMs, toMs);
    return fixes.filter(({ fixTime }) => {
      const at = Date.parse(String(fixTime));
      return at >= fromMs && at <= toMs;
    });
  };

  return {
    scopeOf,

    async devices(shown) {
      const { devices } = await scopeOf(shown);
      return devices.map((device) => toDevice(device, shown, prefix));
    },

    async positions(shown, query) {
      const { devices, nameDriver } = await scopeOf(shown);
      const ids = new Set(devices.map(({ id }) => id));
      const { deviceId } = query;
      const asked = deviceId === undefined ? ids : new Set([deviceId].filter((id) => ids.has(id)));
      const isTrail = query.from !== undefined || query.to !== undefined;
      if (isTrail && !shown.showsTrail && !isReplay(shown)) {
        throw forbidden('ACCOUNT_WITHOUT_REPORTS');
      }
      if (!isTrail && isReplay(shown)) return [];
      const fixes = isTrail ? await readTrail(shown, asked, query) : await readLatest(shown, asked);
      return fixes
        .filter((fix) => asked.has(Number(fix['deviceId'])))
        .map((fix) => pickSharedPosition(fix, shown, nameDriver));
    },

    async fences(shown) {
      const { devices } = await scopeOf(shown);
      if (!shown.showsFences) return [];
      const lists = await Promise.all(
        devices
          .slice(0, FEW_DEVICES)
          .map(({ id }) => askAs(upstream, shown.userId, '/geofences', { deviceId: String(id) })),
      );
      const fences = new Map(lists.flatMap((list) => list ?? []).map((one) => [one.id, one]));
      return [...fences.values()].filter((fence) => !isAnchor(fence)).map(pickSharedFence);
    },

    async arrivals(shown) {
      const { devices } = await scopeOf(shown);
      const { destinationLatitude: latitude, destinationLongitude: longitude } = shown;
      if ((latitude === 0 && longitude === 0) || isReplay(shown)) return [];
      const now = clock();
      return Promise.all(
        devices.slice(0, FEW_DEVICES).map(async ({ id: deviceId }) => {
          const period = await readPeriod(shown.userId, deviceId, now - ARRIVAL_WINDOW_MS, now);
          const fixes = period.length > 0 ? period : await readLatest(shown, new Set([deviceId]));
          const arrival = estimateArrival(fixes.map(toArrivalFix), { latitude, longitude }, now);
          const arrivesAt = arrival?.arrivesAt ?? null;
          return {
            deviceId,
            leftMeters: arrival?.leftMeters ?? 0,
            arrivesAt: arrivesAt === null ? null : new Date(arrivesAt).toISOString(),
          };
        }),
      );
    },
  };
}

/** A replay says nothing of now. */
const toDevice = (device: Thing, shown: Shown, prefix: string): Thing => {
  const picked = pickSharedDevice(device, shown, prefix);
  return isReplay(shown) ? { ...picked, status: 'unknown', lastUpdate: null } : picked;
};

const toArrivalFix = (fix: Thing) => ({
  latitude: Number(fix['latitude']),
  longitude: Number(fix['longitude']),
  timeMs: Date.parse(String(fix['fixTime'])),
});

const isAnchor = ({ attributes }: Thing): boolean =>
  String((attributes as Thing | null | undefined)?.['isAnchor']) === 'true';
