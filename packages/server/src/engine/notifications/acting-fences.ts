import { type FenceAction, findFenceAction } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import { type ServerSettings, toTraccarReader } from '../../text/reader';
import type { TrackingEvent } from '../positions/tracking-event';
import type { RuleBook } from '../rules/book/rule-book';
import type { Recipient } from './channels/channel';

/** An event at a fence that does something by itself. */
export interface FenceAct {
  event: TrackingEvent;
  action: FenceAction;
  /**
   * Owners of the fence who see the device; those who may send any command first, then the oldest
   * account.
   */
  owners: Recipient[];
}

/** Someone who made a fence or was given it, and sees the device. */
const OWNERS_SQL = `
  select e.place, u.id as user_id, u.name, u.email, u.attributes as person,
    json_build_object('forceSettings', s.force_settings, 'attributes', s.attributes) as server
  from json_to_recordset($1::json) as e(place int, device_id bigint, geofence_id bigint)
  join user_geofence l on l.geofence_id = e.geofence_id
  join users u on u.id = l.user_id and not u.disabled and not u.temporary
    and (u.expiration_time is null or u.expiration_time > $2)
  cross join server s
  where u.administrator or exists (select 1 from user_sees_device v
    where v.user_id = u.id and v.device_id = e.device_id)
  order by e.place, u.limit_commands, u.id`;

interface OwnerRow {
  place: number;
  user_id: number;
  name: string;
  email: string;
  person: Record<string, unknown>;
  server: ServerSettings;
}

/** Finds the fences' own actions on events, and their owners. */
export async function findFenceActs(
  unit: Unit,
  rules: Pick<RuleBook, 'geofence'>,
  events: readonly TrackingEvent[],
  nowMs: number,
): Promise<FenceAct[]> {
  const acts = events.flatMap((event): FenceAct[] => {
    const fence = rules.geofence(event.geofenceId ?? 0);
    const action = fence && findFenceAction(event, fence);
    return action ? [{ event, action, owners: [] }] : [];
  });
  if (acts.length === 0) return [];
  const places = acts.map(({ event: { deviceId, geofenceId } }) => ({ deviceId, geofenceId }));
  for (const { place, ...owner } of await findFenceOwners(unit, places, nowMs)) {
    acts[place]?.owners.push(owner);
  }
  return acts;
}

/**
 * Finds the owners of fences who see the devices at them, in the order in which they are tried;
 * `place` counts from 0.
 */
export async function findFenceOwners(
  unit: Unit,
  places: readonly { deviceId: number; geofenceId?: number | undefined }[],
  nowMs: number,
): Promise<(Recipient & { place: number })[]> {
  const asked = places.map(({ deviceId, geofenceId }, place) => ({
    place,
    device_id: deviceId,
    geofence_id: geofenceId,
  }));
  const { rows } = await unit.query<OwnerRow & Record<string, unknown>>(OWNERS_SQL, [
    JSON.stringify(asked),
    new Date(nowMs),
  ]);
  return rows.map(({ place, user_id: userId, name, email, person, server }) => {
    const reader = toTraccarReader(person, server);
    return { place, userId, name, email, attributes: person, reader };
  });
}
