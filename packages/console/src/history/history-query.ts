import { PERIOD_KINDS, type PeriodEnds, type PeriodKind } from './resolve-period';

/** What the address of the history says. */
export type HistoryQuery = PeriodEnds & { deviceId: number | null; kind: PeriodKind };

/** A minute of UTC, e.g. `2026-11-21T11:00Z`: a link means the same in every time zone. */
const MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/;

function parseMinute(text: string | null): number | null {
  if (text === null || !MINUTE.test(text)) return null;
  const ms = Date.parse(text);
  return Number.isNaN(ms) || toMinute(ms) !== text ? null : ms;
}

const toMinute = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16)}Z`;

/** Reads the address; what is none of ours counts as not there: no device, today, no start, no end. */
export function parseHistoryQuery(search: URLSearchParams): HistoryQuery {
  const device = search.get('device') ?? '';
  const kind = PERIOD_KINDS.find((known) => known === search.get('period')) ?? 'today';
  const isCustom = kind === 'custom';
  return {
    deviceId: /^\d{1,15}$/.test(device) ? Number(device) : null,
    kind,
    fromMs: isCustom ? parseMinute(search.get('from')) : null,
    toMs: isCustom ? parseMinute(search.get('to')) : null,
  };
}

/** The address of a history, without what goes without saying. Times are cut to the minute. */
export function formatHistoryQuery({ deviceId, kind, fromMs, toMs }: HistoryQuery): string {
  const search = new URLSearchParams();
  if (deviceId !== null) search.set('device', String(deviceId));
  if (kind !== 'today') search.set('period', kind);
  if (kind === 'custom' && fromMs !== null) search.set('from', toMinute(fromMs));
  if (kind === 'custom' && toMs !== null) search.set('to', toMinute(toMs));
  return search.toString();
}
