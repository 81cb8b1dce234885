'use client';
import type { TrackingClient } from '../../client';
import { buildTrack, numberStops, toDrivenTrips, type Period } from '../../domain';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';
import { MAX_FIXES, type ReplayRoute } from './replay-route';

/** Told by trips, stops and gaps. */
const TOLD: readonly string[] = ['deviceMoving', 'deviceStopped', 'deviceOnline', 'deviceUnknown'];

/**
 * Loads the routes of vehicles in a period: fixes, and stops, trips and events of the server's
 * reports. A vehicle that sent nothing has a route without fixes. Requests nothing while there is
 * no vehicle or no period; loaded data stays, whatever happens to the connection.
 */
export function useRoutes(
  deviceIds: readonly number[],
  period: Period | null,
): RequestState<readonly ReplayRoute[]> {
  const isAsked = deviceIds.length > 0 && period !== null;
  return useRequest(
    'useRoutes',
    isAsked ? ['routes', deviceIds.join(), period.fromMs, period.toMs] : null,
    (client) =>
      Promise.all(deviceIds.map((deviceId) => readRoute(client, deviceId, period ?? NOTHING))),
  );
}

const NOTHING: Period = { fromMs: 0, toMs: 0 };

async function readRoute(
  client: TrackingClient,
  deviceId: number,
  { fromMs, toMs }: Period,
): Promise<ReplayRoute> {
  const [from, to] = [new Date(fromMs), new Date(toMs)];
  const query = { deviceId, from: from.toISOString(), to: to.toISOString() };
  const [fixes, stops, trips, events] = await Promise.all([
    client.positions.history({ deviceId, from, to }),
    client.reports.stops(query),
    client.reports.trips(query),
    client.reports.events(query),
  ]);
  return {
    deviceId,
    track: buildTrack(fixes),
    stops: numberStops(stops),
    trips: toDrivenTrips(trips),
    events: events
      .filter(({ type }) => !TOLD.includes(type))
      .map((event) => ({ atMs: Date.parse(event.eventTime), event }))
      .sort((a, b) => a.atMs - b.atMs),
    isCut: fixes.length >= MAX_FIXES,
  };
}
