import type { TrackingClient } from '../../client';
import { type Position, server } from '../../contract';
import { toPlaceKey } from './place-key';

/** Between two questions of one page. */
const GAP_MS = 250;
/** Time before a moving vehicle is looked up again, in ms; standing ones go first. */
const MOVING_MS = 30_000;
/** After a failure, doubled by each that follows. */
const REST_MS = 5_000;
const MAX_REST_MS = 80_000;

/** Fix to look up an address for. */
export type TurnFix = Pick<Position, 'deviceId' | 'latitude' | 'longitude'> &
  Partial<Pick<Position, 'speed'>>;

/** A line on the screen that would like to say an address. */
export interface PlaceWish {
  /** Returns the current fix; null when no address is wanted any more. */
  read: () => TurnFix | null;
  tell: (fix: TurnFix, address: string) => void;
}

/** Takes wishes; what it returns takes one back. */
export type JoinTurns = (wish: PlaceWish) => () => void;

/**
 * Asks for addresses one after the other, for as long as somebody looks: who stands first, and who drives
 * again every half minute. A failure makes all wait, longer each time.
 */
export function createPlaceTurns(ask: (fix: TurnFix) => Promise<string>): JoinTurns {
  /** Time and place of each last lookup. */
  const wishes = new Map<PlaceWish, { key: string; atMs: number }>();
  let restMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  const isOpen = (wish: PlaceWish, { key, atMs }: { key: string; atMs: number }) => {
    const fix = wish.read();
    if (!fix || toPlaceKey(fix).join() === key) return false;
    return !fix.speed || Date.now() - atMs >= MOVING_MS;
  };
  const next = (): PlaceWish | undefined => {
    let moving: PlaceWish | undefined;
    for (const [wish, last] of wishes) {
      if (!isOpen(wish, last)) continue;
      if (!wish.read()?.speed) return wish;
      moving ??= wish;
    }
    return moving;
  };
  const work = async (): Promise<void> => {
    timer = undefined;
    const wish = document.visibilityState === 'hidden' ? undefined : next();
    const fix = wish?.read();
    if (!wish || !fix) return later(REST_MS);
    isAsking = true;
    try {
      const address = await ask(fix);
      restMs = 0;
      if (wishes.has(wish)) wishes.set(wish, { key: toPlaceKey(fix).join(), atMs: Date.now() });
      wish.tell(fix, address);
    } catch {
      restMs = Math.min(MAX_REST_MS, Math.max(REST_MS, restMs * 2));
    }
    isAsking = false;
    later(Math.max(GAP_MS, restMs));
  };
  const later = (ms: number): void => {
    if (wishes.size > 0) timer = setTimeout(() => void work(), ms);
  };
  return (wish) => {
    wishes.set(wish, { key: '', atMs: 0 });
    // A new one need not wait for those that were idle, but it does for a service that rests.
    if (!isAsking && restMs === 0) {
      clearTimeout(timer);
      later(GAP_MS);
    }
    return () => {
      wishes.delete(wish);
      if (wishes.size > 0) return;
      clearTimeout(timer);
      timer = undefined;
      restMs = 0;
    };
  };
}

const turnsOf = new WeakMap<TrackingClient, JoinTurns>();

/** Joins those that wait for an address at one server. */
export function joinPlaceTurns(client: TrackingClient, wish: PlaceWish): () => void {
  let join = turnsOf.get(client);
  if (!join) {
    join = createPlaceTurns(({ latitude, longitude }) =>
      client.resource(server).geocode({ latitude, longitude, background: true }),
    );
    turnsOf.set(client, join);
  }
  return join(wish);
}
