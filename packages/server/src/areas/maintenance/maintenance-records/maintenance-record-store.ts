import { maintenanceRecord, type MaintenanceRecord } from '@rastro/sdk/contract';
import type { Unit } from '../../../db/database';
import { toOwnEntity } from '../../../entities/own-entity';
import { OwnTable } from '../../../ground/own-resources/own-table';
import type { InputOf } from '../../../ground/own-resources/to-input';

/** One that is kept; moments in epoch ms. */
export type StoredRecord = Omit<MaintenanceRecord, 'doneAt'> & { doneAt: number };

/** Stored values of a maintenance record, with those that the server adds. */
export type NewRecord = InputOf<(typeof maintenanceRecord)['members']> & {
  name: string;
  userName: string;
};

const RECORD = toOwnEntity(maintenanceRecord, {
  table: 'maintenance_record',
  members: {
    name: { readSql: 't.name' },
    userId: { readSql: 't.user_id' },
    userName: { readSql: 't.user_name' },
  },
});

/** Filter of a list; an empty list of ids means all. */
export interface RecordFilter {
  deviceIds: readonly number[];
  maintenanceIds: readonly number[];
  /** The last of each vehicle and plan alone. */
  isLatest: boolean;
}

const LATEST_SQL = `and t.id in (
  select distinct on (device_id, maintenance_id) id from maintenance_record
  where tracking_origin = $1 order by device_id, maintenance_id, done_at desc, id desc)`;

/** Maintenances that were done, of the devices of one tracking API. They are the vehicle's, whoever wrote them down. */
export class MaintenanceRecordStore extends OwnTable<StoredRecord, NewRecord> {
  constructor(db: Unit, origin: string) {
    super(RECORD, { db, origin, columns: ({ name, userName }) => ({ name, user_name: userName }) });
  }

  /** The newest first. */
  listOf({ deviceIds, maintenanceIds, isLatest }: RecordFilter): Promise<StoredRecord[]> {
    return this.read(
      `and (cardinality($2::bigint[]) = 0 or t.device_id = any($2))
       and (cardinality($3::bigint[]) = 0 or t.maintenance_id = any($3))
       ${isLatest ? LATEST_SQL : ''} order by t.done_at desc, t.id desc`,
      deviceIds,
      maintenanceIds,
    );
  }

  /** The one with this number, whosever it is. */
  async findAny(id: number): Promise<StoredRecord | undefined> {
    return (await this.read('and t.id = $2', id))[0];
  }
}
