import { parseDeviceId } from '../../navigation/parse-device-id';
import { toMinute, type HistoryQuery } from './format-history-query';
import { PERIOD_KINDS } from '../period/resolve-period';

/** A minute of UTC, e.g. `2026-11-21T11:00Z`: a link means the same in every time zone. */
const MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/;

function parseMinute(text: string | null): number | null {
  if (text === null || !MINUTE.test(text)) return null;
  const ms = Date.parse(text);
  return Number.isNaN(ms) || toMinute(ms) !== text ? null : ms;
}

/** Reads the address; what is none of ours counts as not there: no device, today, no start, no end. */
export function parseHistoryQuery(search: URLSearchParams): HistoryQuery {
  const kind = PERIOD_KINDS.find((known) => known === search.get('period')) ?? 'today';
  const isCustom = kind === 'custom';
  return {
    deviceId: parseDeviceId(search.get('device')),
    kind,
    fromMs: isCustom ? parseMinute(search.get('from')) : null,
    toMs: isCustom ? parseMinute(search.get('to')) : null,
  };
}
