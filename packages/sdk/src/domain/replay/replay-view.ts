import { MAX_FOLLOWED } from '../follow/toggle-followed';
import type { PeriodChoice, PeriodKind } from '../time/named-period';
import { PERIOD_KINDS } from '../time/named-period';
import { parsePeriodAddress, setPeriodAddress } from '../time/period-address';

/** Colour schemes for the lines of a replay. */
export const ROUTE_COLORINGS = ['speed', 'trip', 'plain'] as const;

/** By speed, each trip in a colour of its own, or each vehicle in one. */
export type RouteColoring = (typeof ROUTE_COLORINGS)[number];

/** Max number of days of a replay: more would be more fixes than one response holds. */
export const REPLAY_DAYS = 31;

/** The periods that a replay offers. */
export const REPLAY_PERIODS: readonly PeriodKind[] = /* @__PURE__ */ PERIOD_KINDS.filter(
  (kind) => kind !== 'last90',
);

/** State of a replay, as stored in an address. */
export interface ReplayView {
  /** At most as many as there are colours to tell them apart. */
  deviceIds: readonly number[];
  choice: PeriodChoice;
  coloring: RouteColoring;
  /** Shows stops; left out, account and server decide. */
  stops?: boolean;
  /** Shows events; left out, account and server decide. */
  events?: boolean;
  /** Shows entering and leaving fences among the events; left out, account and server decide. */
  fenceEvents?: boolean;
  /** Shows ignition on and off among the events; left out, account and server decide. */
  ignitionEvents?: boolean;
  /** Time of its clock, epoch milliseconds; null is the start. */
  atMs: number | null;
}

/** Second of UTC, e.g. `2026-11-21T11:00:05Z`. */
const SECOND = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const formatSecond = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** Reads what an address says of a replay; what is none of ours counts as not there. */
export function parseReplayView(parameters: URLSearchParams): ReplayView {
  const ids = (parameters.get('device') ?? '')
    .split(',')
    .filter((text) => /^[1-9]\d{0,14}$/.test(text))
    .map(Number);
  const at = parameters.get('at') ?? '';
  const atMs = SECOND.test(at) ? Date.parse(at) : Number.NaN;
  return {
    deviceIds: [...new Set(ids)].slice(0, MAX_FOLLOWED),
    choice: parsePeriodAddress(parameters, { kinds: [...REPLAY_PERIODS] }),
    coloring: ROUTE_COLORINGS.find((known) => known === parameters.get('color')) ?? 'speed',
    ...parseMark(parameters, 'stops'),
    ...parseMark(parameters, 'events'),
    ...parseMark(parameters, 'fenceEvents'),
    ...parseMark(parameters, 'ignitionEvents'),
    atMs: Number.isNaN(atMs) || formatSecond(atMs) !== at ? null : atMs,
  };
}

/** Names of the marks of a replay in an address. */
const MARK_NAMES = {
  stops: 'stops',
  events: 'events',
  fenceEvents: 'fences',
  ignitionEvents: 'ignition',
} as const;

function parseMark(
  parameters: URLSearchParams,
  mark: keyof typeof MARK_NAMES,
): Partial<ReplayView> {
  const text = parameters.get(MARK_NAMES[mark]);
  return text === 'on' || text === 'off' ? { [mark]: text === 'on' } : {};
}

/** Writes a replay into an address, without what goes without saying. Its moment is cut to the second. */
export function formatReplayView({
  deviceIds,
  choice,
  coloring,
  stops,
  events,
  fenceEvents,
  ignitionEvents,
  atMs,
}: ReplayView): string {
  const parameters = new URLSearchParams();
  if (deviceIds.length > 0) parameters.set('device', deviceIds.join());
  setPeriodAddress(parameters, choice);
  if (coloring !== 'speed') parameters.set('color', coloring);
  const marks = { stops, events, fences: fenceEvents, ignition: ignitionEvents };
  for (const [mark, isOn] of Object.entries(marks)) {
    if (isOn !== undefined) parameters.set(mark, isOn ? 'on' : 'off');
  }
  if (atMs !== null) parameters.set('at', formatSecond(atMs));
  return parameters.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
}
