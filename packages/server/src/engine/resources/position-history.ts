import { readId } from '../query-values';
import type { RequestContext } from '../request-context';
import { type RoutePosition, streamRoute } from '../reports/route-stream';

/** A device's fixes in a span; with `geofenceId` those inside that fence. The rules must be fresh. */
export async function* streamHistory(
  { unit, rules, request }: RequestContext,
  deviceId: number,
  fromMs: number,
  toMs: number,
): AsyncGenerator<RoutePosition[]> {
  const geofenceId = readId(request.query.get('geofenceId'));
  const geofence = rules.geofence(geofenceId);
  for await (const page of streamRoute(unit, deviceId, fromMs, toMs)) {
    yield geofenceId
      ? page.filter((position) => geofence?.contains(position, position.altitude) ?? false)
      : page;
  }
}
