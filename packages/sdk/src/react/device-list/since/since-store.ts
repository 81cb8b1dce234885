import { createListeners, isTrackingError, type TrackingClient } from '../../../client';
import {
  DAY_MS,
  findRunStarts,
  findStateSince,
  HOUR_MS,
  resolveFixMotion,
  resolveMotionState,
  STATE_EVENTS,
  type HistoryFix,
  type MotionState,
} from '../../../domain';

/** Time to gather further rows before requesting them all at once, in ms. */
const GATHER_MS = 250;
/** Max vehicles requested in one call. */
const MAX_ASKED = 60;
/** Spans searched back, step by step: few vehicles stand for longer than the first. */
const SPANS_MS = [DAY_MS, 7 * DAY_MS];
/** The same in the fixes of one that no event tells of: nobody drives on for longer without a halt. */
const FIX_SPANS_MS = [HOUR_MS / 2, 4 * HOUR_MS];

/** Start of a vehicle's state. */
export interface StateSince {
  /** Epoch milliseconds. */
  sinceMs: number;
  /** True when it may have begun earlier: nothing older is known. */
  isAtLeast: boolean;
}

/** Since when vehicles are in their state. */
export interface SinceStore {
  subscribe(deviceId: number, callback: () => void): () => void;
  /** Null while nobody knows; the same object until something is learnt. */
  get(deviceId: number): StateSince | null;
}

/**
 * Knows of the vehicles that somebody looks at since when they move, idle or stand: by the events of those
 * that do not move, asked for in one call for all rows that came into view; by its fixes, one vehicle
 * after the other, of one that moves or waits at a light, of which no event tells; and from then on by
 * what the live store says. An account that may not read reports learns only the latter.
 */
export function createSinceStore(
  client: Pick<TrackingClient, 'live' | 'positions' | 'reports'>,
): SinceStore {
  const { live } = client;
  const known = new Map<number, { state: MotionState; since: StateSince | null }>();
  const watchers = new Map<number, ReturnType<typeof createListeners>>();
  const unasked = new Set<number>();
  const unmeasured = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void)[] = [];
  let isLive = true;
  let isRefused = false;
  let isMeasuring = false;

  function stateOf(id: number): MotionState {
    const device = live.devices.get(id);
    return device ? resolveMotionState({ device, position: live.positions.get(id) }) : 'unknown';
  }
  function learn(id: number, state: MotionState, sinceMs: number | null, isAtLeast = false) {
    known.set(id, { state, since: sinceMs === null ? null : { sinceMs, isAtLeast } });
    watchers.get(id)?.call();
  }
  function look(id: number) {
    if (known.has(id)) return;
    const state = stateOf(id);
    if (!isHeard(state) || isRefused) return learn(id, state, null);
    unasked.add(id);
    timer ??= setTimeout(() => void ask(), GATHER_MS);
  }

  async function ask() {
    const ids = [...unasked].slice(0, MAX_ASKED);
    for (const id of ids) unasked.delete(id);
    timer = unasked.size > 0 ? setTimeout(() => void ask(), 0) : undefined;
    try {
      let quiet: readonly number[] = ids.filter((id) => isStanding(stateOf(id)));
      for (const spanMs of SPANS_MS) {
        if (quiet.length > 0) quiet = await askFor(quiet, spanMs);
      }
    } catch (error) {
      isRefused ||= isTrackingError(error) && error.status === 403;
    }
    for (const id of ids) {
      if (known.has(id)) continue;
      if (isRefused) learn(id, stateOf(id), null);
      else if (watchers.has(id)) unmeasured.add(id);
    }
    if (!isMeasuring) void measure();
  }
  async function measure() {
    isMeasuring = true;
    for (const id of unmeasured) {
      unmeasured.delete(id);
      const state = stateOf(id);
      const isState = (fix: HistoryFix) => resolveFixMotion(fix) === state;
      const found = await findRunStarts(
        (fromMs, toMs) =>
          client.positions.history({ deviceId: id, from: new Date(fromMs), to: new Date(toMs) }),
        { isState },
        Date.now(),
        FIX_SPANS_MS,
      ).catch(() => null);
      if (known.has(id) || !watchers.has(id)) continue;
      // Nobody knows more of this one: it is not asked for again while somebody looks.
      const { at = '', isWhole } = found?.isState ?? {};
      const sinceMs = Date.parse(at);
      if (stateOf(id) === state) {
        learn(id, state, Number.isFinite(sinceMs) ? sinceMs : null, isWhole === false);
      } else unmeasured.add(id);
    }
    isMeasuring = false;
  }
  /** @returns those of which nothing happened in that time; what happened may not tell of the others */
  async function askFor(ids: readonly number[], spanMs: number): Promise<number[]> {
    const nowMs = Date.now();
    const events = await client.reports.events({
      deviceId: ids,
      type: STATE_EVENTS,
      from: new Date(nowMs - spanMs).toISOString(),
      to: new Date(nowMs).toISOString(),
    });
    const quiet: number[] = [];
    for (const id of ids) {
      const own = events.filter(({ deviceId }) => deviceId === id);
      const state = stateOf(id);
      const sinceMs = isStanding(state) ? findStateSince(state, own) : null;
      if (own.length === 0) quiet.push(id);
      else if (sinceMs !== null) learn(id, state, sinceMs);
    }
    return quiet;
  }

  function follow(ids: ReadonlySet<number>) {
    for (const id of ids) {
      const before = known.get(id);
      const state = before && stateOf(id);
      if (!state || state === before.state) continue;
      if (before.state === 'unknown' || before.state === 'offline') {
        // What it did while nobody heard it, only its events can tell.
        known.delete(id);
        look(id);
        continue;
      }
      const atMs = Date.parse(live.positions.get(id)?.fixTime ?? '');
      learn(id, state, isHeard(state) && Number.isFinite(atMs) ? atMs : null);
    }
  }
  /** After a break nobody knows when the states began that are there now. */
  function forget() {
    const wasLive = isLive;
    isLive = live.connection.getSnapshot().status === 'live';
    if (wasLive || !isLive) return;
    known.clear();
    for (const id of watchers.keys()) look(id);
  }

  return {
    subscribe(id, callback) {
      if (watchers.size === 0) {
        stop = [live.subscribeChanges(follow), live.connection.subscribe(forget)];
      }
      const own = watchers.get(id) ?? createListeners();
      watchers.set(id, own);
      const remove = own.add(callback);
      look(id);
      return () => {
        remove();
        if (own.size() > 0) return;
        watchers.delete(id);
        unasked.delete(id);
        unmeasured.delete(id);
        if (watchers.size > 0) return;
        for (const end of stop) end();
        clearTimeout(timer);
        timer = undefined;
        known.clear();
      };
    },
    get: (id) => known.get(id)?.since ?? null,
  };
}

const isHeard = (state: MotionState) => state === 'moving' || isStanding(state);
const isStanding = (state: MotionState): state is 'idle' | 'stopped' =>
  state === 'idle' || state === 'stopped';
