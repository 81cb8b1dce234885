import { parsePeriodAddress } from '@rastro/sdk/domain';
import { parseDeviceId } from '../../navigation/parse-device-id';
import type { HistoryQuery } from './format-history-query';

/** Reads the address; what is none of ours counts as not there: no device, today, no start, no end. */
export function parseHistoryQuery(search: URLSearchParams): HistoryQuery {
  return { deviceId: parseDeviceId(search.get('device')), ...parsePeriodAddress(search) };
}
