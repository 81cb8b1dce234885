import { KNOTS_PER_METER_PER_SECOND } from '@rastro/sdk/domain';
import type { Position } from '../../positions/position';
import { isTrue } from '../book/is-true';
import { type FixDraft, numberOf } from './fix-draft';
import { type Filters, readFilters } from './read-filters';

/** Facts that filters need beside the fix. */
export interface FilterFacts {
  nowMs: number;
  /** False for a message without a place, which repeats the last one. */
  isPlaced: boolean;
  /** Fixes of the device that were stored since midnight (UTC). */
  storedToday: number;
}

/** Filter that drops a fix: one of `filter.*`, or the device's calendar. */
type FilterName = Exclude<keyof Filters, 'skipLimit' | 'skipAttributes'> | 'calendar';

/** Those that say that a place is none: the rest of the message may well be true. */
const OF_PLACE: ReadonlySet<FilterName> = new Set(['invalid', 'zero', 'accuracy', 'approximate']);

/** True for a filter that doubts the place alone. */
export const doubtsPlace = (name: FilterName): boolean => OF_PLACE.has(name);

const findBadFix = (
  { draft }: FixDraft,
  { nowMs, isPlaced, storedToday }: FilterFacts,
  filters: Filters,
): FilterName | null => {
  const { fixTimeMs, latitude, longitude, accuracyMeters, attributes } = draft;
  const isPast = filters.past > 0 && fixTimeMs < nowMs - filters.past * 1000;
  if (filters.outdated && !isPlaced) return 'outdated';
  if (filters.future !== 0 && fixTimeMs > nowMs + filters.future * 1000) return 'future';
  if (isPast) return 'past';
  if (filters.dailyLimit > 0 && storedToday >= filters.dailyLimit) return 'dailyLimit';
  if (filters.invalid && !draft.valid) return 'invalid';
  if (filters.zero && latitude === 0 && longitude === 0) return 'zero';
  if (filters.accuracy > 0 && accuracyMeters > filters.accuracy) return 'accuracy';
  return filters.approximate && isTrue(attributes['approximate']) ? 'approximate' : null;
};

/**
 * True when a fix bypasses the filters of idle chatter: after a long silence, or with an attribute
 * that matters.
 */
const isSkipped = (
  { serverTimeMs, attributes }: FixDraft['draft'],
  last: Position | null,
  { skipLimit, skipAttributes }: Filters,
): boolean =>
  (skipLimit > 0 && last !== null && serverTimeMs - last.serverTimeMs > skipLimit * 1000) ||
  skipAttributes.some((name) => name in attributes);

const findNeedless = ({ draft, last }: FixDraft, filters: Filters): FilterName | null => {
  const { attributes, fixTimeMs } = draft;
  const meters = numberOf(attributes['distance']);
  const elapsedMs = last ? fixTimeMs - last.fixTimeMs : 0;
  if (!isSkipped(draft, last, filters)) {
    const saysNothingNew = (before: Position): boolean =>
      elapsedMs === 0 && Object.keys(attributes).every((name) => name in before.attributes);
    if (filters.duplicate && last && saysNothingNew(last)) return 'duplicate';
    if (filters.static && draft.speedKnots === 0) return 'static';
    if (filters.distance > 0 && last && meters < filters.distance) return 'distance';
  }
  if (!last) return null;
  const knots = (meters / (elapsedMs / 1000)) * KNOTS_PER_METER_PER_SECOND;
  if (filters.maxSpeed > 0 && knots > filters.maxSpeed) return 'maxSpeed';
  const isTooSoon = elapsedMs > 0 && elapsedMs < filters.minPeriod * 1000;
  return isTooSoon ? 'minPeriod' : null;
};

/** Finds the filter that drops a fix (tracking-api §6.6), or null: its distance must be known. */
export const findFilter = (fix: FixDraft, facts: FilterFacts): FilterName | null => {
  const { draft, device, rules } = fix;
  const filters = readFilters(rules, device);
  const found = findBadFix(fix, facts, filters) ?? findNeedless(fix, filters);
  if (found) return found;
  const calendarId = Number(device['calendarId'] ?? 0);
  return calendarId === 0 || rules.isActive(calendarId, draft.fixTimeMs) ? null : 'calendar';
};
