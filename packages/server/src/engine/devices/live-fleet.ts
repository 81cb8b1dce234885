import type { Unit } from '../../db/database';
import type { DeviceEntity } from '../entities/device-entity';
import { DEVICE } from '../entities/entities';
import { entityJsonSql } from '../../entities/entity-sql';
import { INITIAL_MOVEMENT, type MovementState } from '../rules/movement/movement';
import { readWindows } from './movement-windows';
import { type Position, type PositionEntity, positionFromEntity } from '../positions/position';
import { INITIAL_OVERSPEED, type OverspeedState } from '../rules/events/overspeed';

/** Connection status of a device: `unknown` after a silence of ten minutes. */
export type DeviceStatus = 'online' | 'offline' | 'unknown';

/** State that the rules carry from message to message; replaced, never changed. */
export interface DeviceState {
  status: DeviceStatus;
  lastUpdateMs: number | null;
  /** The fix with the newest time, and its JSON as people get it. */
  latest: Position | null;
  latestJson: string | null;
  movement: MovementState;
  overspeed: OverspeedState;
  /** Was online when the server stopped, which then was away for long: that it is heard again is no news. */
  isResuming: boolean;
  /** Fixes stored in a day (UTC, counted from the epoch), since the server started: `filter.dailyLimit`. */
  stored: { day: number; count: number };
}

/** A device as ingest knows it. */
export interface FleetDevice {
  entity: DeviceEntity;
  state: DeviceState;
  /** Carries the device's past while that is loaded: its fixes and events are stored, its state is not. */
  isHistory?: boolean;
}

/** All devices in memory: the database is read once, then follows what is written. */
export interface LiveFleet {
  /** Reads every device with its state. */
  load(unit: Unit): Promise<void>;
  byUniqueId(uniqueId: string): FleetDevice | undefined;
  get(id: number): FleetDevice | undefined;
  all(): Iterable<FleetDevice>;
  /** JSON of the latest fix of a device, unless it is older than that. */
  latestJson(id: number, sinceMs?: number): string | undefined;
  /** After a committed write of a device. */
  put(entity: DeviceEntity): void;
  remove(id: number): void;
  /** After a group or a calendar is gone: devices have none. */
  forget(reference: 'groupId' | 'calendarId', id: number): void;
}

/** The state of a device that was never heard of. */
export const INITIAL_STATE: DeviceState = {
  status: 'offline',
  lastUpdateMs: null,
  latest: null,
  latestJson: null,
  movement: INITIAL_MOVEMENT,
  overspeed: INITIAL_OVERSPEED,
  isResuming: false,
  stored: { day: 0, count: 0 },
};

interface FleetRow {
  entity: string;
  status: DeviceStatus | null;
  last_update: Date | null;
  position: string | null;
  motion: string | null;
  overspeed: string | null;
}

const readState = (row: FleetRow): DeviceState => ({
  status: row.status ?? 'offline',
  lastUpdateMs: row.last_update?.getTime() ?? null,
  latest: row.position ? positionFromEntity(JSON.parse(row.position) as PositionEntity) : null,
  latestJson: row.position,
  movement: row.motion ? (JSON.parse(row.motion) as MovementState) : INITIAL_MOVEMENT,
  overspeed: row.overspeed ? (JSON.parse(row.overspeed) as OverspeedState) : INITIAL_OVERSPEED,
  isResuming: false,
  stored: INITIAL_STATE.stored,
});

/** An empty fleet; `load` fills it. */
export const createLiveFleet = (): LiveFleet => {
  const byId = new Map<number, FleetDevice>();
  const byUniqueId = new Map<string, FleetDevice>();
  const keep = (device: FleetDevice): void => {
    byId.set(device.entity.id, device);
    byUniqueId.set(device.entity.uniqueId, device);
  };
  return {
    async load(unit) {
      const { rows } = await unit.query<FleetRow>(
        `select ${entityJsonSql(DEVICE)} as entity, s.status, s.last_update,
           s.position::text as position, s.motion::text as motion, s.overspeed::text as overspeed
         from devices t left join device_state s on s.device_id = t.id`,
      );
      for (const row of rows) {
        keep({ entity: JSON.parse(row.entity) as DeviceEntity, state: readState(row) });
      }
      const asked = [...byId.values()].flatMap(({ entity, state: { movement, latest } }) => {
        const [oldest] = movement.window;
        return oldest && latest
          ? [{ deviceId: entity.id, oldest, newestMs: latest.fixTimeMs }]
          : [];
      });
      for (const [id, window] of await readWindows(unit, asked)) {
        const { state } = byId.get(id)!;
        byId.get(id)!.state = { ...state, movement: { ...state.movement, window } };
      }
    },
    byUniqueId: (uniqueId) => byUniqueId.get(uniqueId),
    get: (id) => byId.get(id),
    all: () => byId.values(),
    latestJson(id, sinceMs = Number.NEGATIVE_INFINITY) {
      const { latest, latestJson } = byId.get(id)?.state ?? INITIAL_STATE;
      return latest && latestJson && latest.fixTimeMs > sinceMs ? latestJson : undefined;
    },
    put(entity) {
      const known = byId.get(entity.id);
      if (!known) return keep({ entity, state: INITIAL_STATE });
      byUniqueId.delete(known.entity.uniqueId);
      known.entity = entity;
      byUniqueId.set(entity.uniqueId, known);
    },
    remove(id) {
      const known = byId.get(id);
      if (!known) return;
      byId.delete(id);
      byUniqueId.delete(known.entity.uniqueId);
    },
    forget(reference, id) {
      for (const device of byId.values()) {
        if (device.entity[reference] === id) device.entity = { ...device.entity, [reference]: 0 };
      }
    },
  };
};
