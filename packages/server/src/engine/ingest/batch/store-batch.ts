import type { Unit } from '../../../db/database';
import { ENGINE_ORIGIN } from '../../../db/credential-epoch';
import { formatTime } from '../../common/format-time';
import {
  type EscalationEntry,
  escalationInsertSql,
  toEscalationRows,
} from '../../notifications/escalation/escalation-entry';
import { toWorkRows, workInsertSql } from '../../../db/work-queue/work-entry';
import { type OutboxEntry, toWork } from '../../notifications/outbox/outbox-entry';
import type { AppliedBatch } from './batch-draft';
import { withoutWindow } from '../../devices/movement-windows';

/** A fix as people get it, and the columns it goes into. */
const POSITION_ROW = `id bigint, "deviceId" bigint, protocol text, "serverTime" timestamptz,
  "deviceTime" timestamptz, "fixTime" timestamptz, valid boolean, latitude float8, longitude float8,
  altitude float8, speed float8, course float8, accuracy float8, address text, network json,
  "geofenceIds" json, attributes json`;
const POSITION_COLUMNS = `id, device_id, protocol, server_time, device_time, fix_time, valid, latitude, longitude,
  altitude, speed, course, accuracy, address, network, geofence_ids, attributes`;
const positionRows = (parameter: string): string => `
  select id, "deviceId", protocol, "serverTime", "deviceTime", "fixTime", valid, latitude, longitude,
    altitude, speed, course, accuracy, address, network, "geofenceIds", attributes
  from json_to_recordset(${parameter}::json) as r(${POSITION_ROW})`;

/**
 * One statement, one commit: fixes, old fixes, the devices' states, commands handed over, raw messages, queued
 * notifications, alarms that go on, events. `(select true …)` looks devices up by their key; `exists` reads all of them for each batch.
 */
const STORE_SQL = `
  with fresh as (
    insert into positions (${POSITION_COLUMNS}) ${positionRows('$1')}
  ), late as (
    insert into positions_old (${POSITION_COLUMNS}) ${positionRows('$2')}
  ), latest as (
    insert into device_state
      (device_id, status, last_update, position_id, fix_time, position, motion, overspeed)
    select r.* from json_to_recordset($3::json) as r(device_id bigint, status text,
      last_update timestamptz, position_id bigint, fix_time timestamptz, position json, motion json,
      overspeed json)
    where (select true from devices d where d.id = r.device_id)
    on conflict (device_id) do update set status = excluded.status,
      last_update = excluded.last_update, position_id = excluded.position_id,
      fix_time = excluded.fix_time, position = excluded.position, motion = excluded.motion,
      overspeed = excluded.overspeed
  ), handed_over as (
    delete from queued_commands where id = any($5::bigint[])
  ), raw as (
    insert into raw_messages (device_id, received_at, host, data)
    select device_id, $7, host, data from json_to_recordset($6::json)
      as r(device_id bigint, host text, data text)
  ), queued as (
    ${workInsertSql('$8', '$7')}
  ), corrected as (
    insert into counter_steps (device_id, fix_time, position_id, distance_meters, hours_ms)
    select r.* from json_to_recordset($10::json) as r(device_id bigint, fix_time timestamptz,
      position_id bigint, distance_meters float8, hours_ms float8)
    where (select true from devices d where d.id = r.device_id)
  ), escalating as (
    ${escalationInsertSql('$9', `'${ENGINE_ORIGIN}'`)}
  )
  insert into events
    (id, type, event_time, device_id, position_id, geofence_id, maintenance_id, attributes)
  select * from json_to_recordset($4::json)
    as r(id bigint, type text, event_time timestamptz, device_id bigint, position_id bigint,
      geofence_id bigint, maintenance_id bigint, attributes json)`;

const stateRows = (batch: AppliedBatch): string[] =>
  [...batch.states].flatMap(([device, state]) => {
    if (device.isHistory) return [];
    const row = JSON.stringify({
      device_id: device.entity.id,
      status: state.status,
      last_update: state.lastUpdateMs === null ? null : formatTime(state.lastUpdateMs),
      position_id: state.latest?.id ?? 0,
      fix_time: state.latest ? formatTime(state.latest.fixTimeMs) : null,
      motion: withoutWindow(state.movement),
      overspeed: state.overspeed,
    });
    return `${row.slice(0, -1)},"position":${state.latestJson ?? 'null'}}`;
  });

const list = (rows: readonly string[]): string => `[${rows.join(',')}]`;

/** Stores a batch; when this resolves, it is durable. `isFresh` tells fixes with a day from late ones. */
export const storeBatch = async (
  unit: Unit,
  batch: AppliedBatch,
  {
    nowMs,
    isFresh,
    plan,
  }: {
    nowMs: number;
    isFresh: (fixTimeMs: number) => boolean;
    plan: { queued: readonly OutboxEntry[]; escalating: readonly EscalationEntry[] };
  },
): Promise<void> => {
  const fresh: string[] = [];
  const late: string[] = [];
  for (const { position, json } of batch.positions) {
    (isFresh(position.fixTimeMs) ? fresh : late).push(json);
  }
  const events = batch.events.map((event) =>
    JSON.stringify({
      id: event.id,
      type: event.type,
      event_time: formatTime(event.eventTimeMs),
      device_id: event.deviceId,
      position_id: event.positionId,
      geofence_id: event.geofenceId ?? 0,
      maintenance_id: event.maintenanceId ?? 0,
      attributes: event.attributes ?? {},
    }),
  );
  const commands = batch.commands.map(({ id }) => id);
  const raws = batch.raws.map(({ deviceId, host, data }) =>
    JSON.stringify({ device_id: deviceId, host, data }),
  );
  const corrections = batch.corrections.map((one) =>
    JSON.stringify({
      device_id: one.deviceId,
      fix_time: formatTime(one.fixTimeMs),
      position_id: one.positionId,
      distance_meters: one.distanceMeters,
      hours_ms: one.hoursMs,
    }),
  );
  const lists = [fresh, late, stateRows(batch), events].map(list);
  const planned = [toWorkRows(toWork(plan.queued)), toEscalationRows(plan.escalating, nowMs)];
  const rest = [commands, list(raws), new Date(nowMs), ...planned, list(corrections)];
  await unit.query(STORE_SQL, [...lists, ...rest], { name: 'store-batch' });
};
