import type { LoggedBy } from './change-log';
import type { PositionRead } from './read-log';

type Asked = Omit<PositionRead, keyof LoggedBy | 'asUserId' | 'opened'>;

/** Paths for positions, including those of Traccar clients: one fix, or a file. */
const POSITIONS = /^\/positions(?:\/(?:(\d+)|kml|csv|gpx))?$/;
/** Files of where vehicles are now. */
const LATEST = /^\/reports\/devices\//;
/** Path that evaluates an expression for the latest fix: `latitude` is one. */
const TRIED = '/attributes/computed/test';

/** Returns the read of positions in a call of the tracking API; undefined for none. */
export function toPositionRead(
  path: string,
  query: URLSearchParams,
  method = 'GET',
): Asked | undefined {
  if (method === 'POST' && path === TRIED) {
    const deviceIds = toIds(query.getAll('deviceId'));
    // Without a vehicle it would be of all.
    if (deviceIds.length === 0) return undefined;
    return { action: 'read-live', call: path, deviceIds, groupIds: [] };
  }
  if (method !== 'GET') return undefined;
  const positions = POSITIONS.exec(path);
  const isReport = path.startsWith('/reports/');
  if (!isReport && !positions) return undefined;
  const named = {
    call: path,
    deviceIds: toIds(query.getAll('deviceId')),
    groupIds: toIds(query.getAll('groupId')),
  };
  const positionIds = toIds(positions?.[1] ? [positions[1]] : query.getAll('id'));
  if (positions && positionIds.length > 0) {
    return { action: 'read-history', ...named, positionIds };
  }
  const [from, to] = [query.get('from'), query.get('to')];
  if (from === null || to === null) {
    // Without a period there is no report.
    return isReport && !LATEST.test(path) ? undefined : { action: 'read-live', ...named };
  }
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  const isKnown = !Number.isNaN(fromMs) && !Number.isNaN(toMs);
  return {
    action: isReport ? 'read-report' : 'read-history',
    ...named,
    ...(isKnown && { period: { fromMs, toMs } }),
  };
}

const toIds = (values: readonly string[]): number[] =>
  values.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
