import type { LiveStore } from '../../client';
import type { Position } from '../../contract';
import { addToTrail, mergeTrail } from '../../domain/follow/trail';

/** The trails of the vehicles that are followed. */
export interface Trails {
  /** The fixes of a vehicle, oldest first; the same list until there is another one. */
  get(deviceId: number): readonly Position[];
  /** Calls back after each change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

const NO_FIXES: readonly Position[] = [];

/** Sources of trails: the live store, and stored positions. */
interface TrailSources {
  positions: Pick<LiveStore['positions'], 'get' | 'subscribeOne'>;
  /** The fixes of the last minutes; what it rejects with is left out, the trail then begins now. */
  readStored: (deviceId: number, signal: AbortSignal) => Promise<readonly Position[]>;
}

/** Keeps trails of the vehicles named last, each of `maxPoints` fixes at most; `stop` ends all. */
export function createTrails({ positions, readStored }: TrailSources, maxPoints: number) {
  const trails = new Map<number, readonly Position[]>();
  const ends = new Map<number, () => void>();
  const listeners = new Set<() => void>();

  const set = (deviceId: number, trail: readonly Position[]) => {
    if (trails.get(deviceId) === trail) return;
    trails.set(deviceId, trail);
    listeners.forEach((listener) => listener());
  };

  function start(deviceId: number) {
    const gone = new AbortController();
    const addFix = () => {
      const fix = positions.get(deviceId);
      if (fix) set(deviceId, addToTrail(trails.get(deviceId) ?? NO_FIXES, fix, maxPoints));
    };
    const unsubscribe = positions.subscribeOne(deviceId, addFix);
    ends.set(deviceId, () => {
      gone.abort();
      unsubscribe();
    });
    addFix();
    readStored(deviceId, gone.signal).then(
      (stored) => {
        if (gone.signal.aborted) return;
        set(deviceId, mergeTrail(stored, trails.get(deviceId) ?? NO_FIXES, maxPoints));
      },
      () => undefined,
    );
  }

  function setDevices(deviceIds: readonly number[]) {
    for (const [deviceId, end] of ends) {
      if (deviceIds.includes(deviceId)) continue;
      end();
      ends.delete(deviceId);
      trails.delete(deviceId);
    }
    deviceIds.filter((deviceId) => !ends.has(deviceId)).forEach(start);
    listeners.forEach((listener) => listener());
  }

  return {
    setDevices,
    stop: () => setDevices([]),
    get: (deviceId: number) => trails.get(deviceId) ?? NO_FIXES,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
