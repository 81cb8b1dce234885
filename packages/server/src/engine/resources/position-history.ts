import { readId } from '../query-values';
import type { RequestContext } from '../request-context';
import { readPage, streamRoute } from '../reports/route-stream';

/**
 * A device's fixes in a span, a page at a time, as JSON joined by commas; with `geofenceId` those
 * inside that fence. The rules must be fresh.
 */
export async function* streamHistory(
  { unit, rules, request }: RequestContext,
  deviceId: number,
  fromMs: number,
  toMs: number,
): AsyncGenerator<string> {
  const geofenceId = readId(request.query.get('geofenceId'));
  const geofence = rules.geofence(geofenceId);
  for await (const page of streamRoute(unit, deviceId, fromMs, toMs)) {
    yield geofenceId
      ? readPage(page)
          .filter((fix) => geofence?.contains(fix, fix.altitude) ?? false)
          .map((fix) => JSON.stringify(fix))
          .join(',')
      : page;
  }
}
