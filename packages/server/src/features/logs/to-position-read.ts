import type { LogRead } from '@rastro/sdk/domain';
import type { LoggedBy } from './change-log';
import type { PositionRead } from './read-log';

/** What a call of the tracking API reads of positions; undefined for one that reads none. */
export function toPositionRead(
  template: string,
  query: URLSearchParams,
): Omit<PositionRead, keyof LoggedBy | 'asUserId' | 'opened'> | undefined {
  const isReport = template.startsWith('/reports/');
  if (!isReport && template !== '/positions') return undefined;
  const positionIds = query.getAll('id').map(Number);
  if (positionIds.length > 0) {
    return { action: 'read-history', call: template, deviceIds: [], groupIds: [], positionIds };
  }
  const [from, to] = [query.get('from'), query.get('to')];
  const hasPeriod = from !== null && to !== null;
  const action: LogRead = isReport ? 'read-report' : hasPeriod ? 'read-history' : 'read-live';
  return {
    ...{ action, call: template },
    deviceIds: query.getAll('deviceId').map(Number),
    groupIds: query.getAll('groupId').map(Number),
    ...(hasPeriod && { period: { fromMs: Date.parse(from), toMs: Date.parse(to) } }),
  };
}
