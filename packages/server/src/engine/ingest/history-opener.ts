import type { Unit } from '../../db/database';
import { type LiveFleet, type FleetDevice, INITIAL_STATE } from '../devices/live-fleet';
import { packFixes, writeFixes } from '../positions/fixes-json';
import type { IngestMessage } from './messages/ingest-message';
import { type Position, type PositionEntity, positionFromEntity } from '../positions/position';
import type { Writer } from './batch/writer';

/** The history of one device, to be loaded. */
export interface DeviceHistory {
  /** Time of its newest fix that is stored, epoch ms; null for none. */
  readonly storedUntilMs: number | null;
  /** Stores fixes in order of time, each compared with the one before, and notifies nobody; resolves once they are durable. */
  add(messages: readonly IngestMessage[]): Promise<void>;
}

/**
 * Opens the history of a device: what lies before `beforeMs`. It goes on after the newest fix stored there,
 * while the device itself is heard live. Undefined: there is no such device.
 */
export type OpenHistory = (
  uniqueId: string,
  beforeMs: number,
) => Promise<DeviceHistory | undefined>;

/** Options of loading history. */
export interface HistoryOpenerOptions {
  db: Unit;
  fleet: LiveFleet;
  writer: Writer;
}

const readNewest = async (
  unit: Unit,
  deviceId: number,
  beforeMs: number,
): Promise<Position | null> => {
  const { rows } = await unit.query<{ fixes: string | null }>(
    `select ${packFixes()} as fixes from (select * from all_positions
     where device_id = $1 and fix_time < $2 order by fix_time desc, id desc limit 1) p`,
    [deviceId, new Date(beforeMs)],
  );
  const json = writeFixes(rows[0]?.fixes);
  return json ? positionFromEntity(JSON.parse(json) as PositionEntity) : null;
};

/** Hands what a device did before to the writer. */
export const createHistoryOpener =
  ({ db, fleet, writer }: HistoryOpenerOptions): OpenHistory =>
  async (uniqueId, beforeMs) => {
    const live = fleet.byUniqueId(uniqueId);
    if (!live) return undefined;
    const latest = await readNewest(db, live.entity.id, beforeMs);
    const device: FleetDevice = {
      entity: live.entity,
      state: { ...INITIAL_STATE, latest },
      isHistory: true,
    };
    return {
      storedUntilMs: latest?.fixTimeMs ?? null,
      async add(messages) {
        await Promise.all(
          messages.map((message) => writer.add({ kind: 'message', device, message, silent: true })),
        );
      },
    };
  };
