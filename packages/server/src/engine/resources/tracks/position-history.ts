import type { RequestContext } from '../../requests/request-context';
import { readPage, streamRoute } from '../../reports/rows/route-stream';
import type { Geofence } from '../../rules/book/geofence';
import { readGeofenceIds } from '../shared/read-geofence-ids';

async function* within(pages: AsyncIterable<string>, fence: Geofence | undefined) {
  for await (const page of pages) {
    yield readPage(page)
      .filter((fix) => fence?.contains(fix, fix.altitude) ?? false)
      .map((fix) => JSON.stringify(fix))
      .join(',');
  }
}

/**
 * A device's fixes in a span, a page at a time, as JSON joined by commas; with `geofenceId` those
 * inside that fence. Throws when the caller does not see the fence.
 */
export const openHistory = async (
  context: RequestContext,
  deviceId: number,
  fromMs: number,
  toMs: number,
): Promise<AsyncIterable<string>> => {
  const { unit, rules } = context;
  const [geofenceId] = await readGeofenceIds(context);
  await rules.refresh(unit);
  const pages = streamRoute(unit, deviceId, fromMs, toMs);
  return geofenceId === undefined ? pages : within(pages, rules.geofence(geofenceId));
};
