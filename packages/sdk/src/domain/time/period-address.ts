import { PERIOD_KINDS, type PeriodChoice, type PeriodKind } from './named-period';

/** A minute of UTC, e.g. `2026-11-21T11:00Z`: a link means the same in every time zone. */
const MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/;

/** A moment as an address says it, cut to the minute: `2026-11-21T11:00Z`. */
export const formatMinute = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16)}Z`;

/** The moment that an address says; null where it is none. */
export function parseMinute(text: string | null): number | null {
  if (text === null || !MINUTE.test(text)) return null;
  const ms = Date.parse(text);
  return Number.isNaN(ms) || formatMinute(ms) !== text ? null : ms;
}

/** Shared options of addresses with a period. */
export interface PeriodAddress {
  /** Period of an address without one; default today. */
  usual?: PeriodKind;
  /** The kinds that are offered there; default all. */
  kinds?: readonly PeriodKind[];
}

/** Reads a period out of an address; what is none of ours counts as not there. */
export function parsePeriodAddress(
  parameters: URLSearchParams,
  { usual = 'today', kinds = PERIOD_KINDS }: PeriodAddress = {},
): PeriodChoice {
  const kind = kinds.find((known) => known === parameters.get('period')) ?? usual;
  const isCustom = kind === 'custom';
  return {
    kind,
    fromMs: isCustom ? parseMinute(parameters.get('from')) : null,
    toMs: isCustom ? parseMinute(parameters.get('to')) : null,
  };
}

/** Writes a period into an address, without what goes without saying. Moments are cut to the minute. */
export function setPeriodAddress(
  parameters: URLSearchParams,
  { kind, fromMs, toMs }: PeriodChoice,
  { usual = 'today' }: PeriodAddress = {},
): void {
  const isCustom = kind === 'custom';
  const values = {
    period: kind === usual ? null : kind,
    from: isCustom && fromMs !== null ? formatMinute(fromMs) : null,
    to: isCustom && toMs !== null ? formatMinute(toMs) : null,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
}
