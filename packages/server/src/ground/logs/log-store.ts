import { type LogChange, type LogKind, type LogOutcome, toLogOutcome } from '@rastro/sdk/domain';
import type { Database, Unit } from '../../db/database';
import { DeviceSets, MAX_TOLD } from './device-sets';

/** An action as it is written down. */
export interface NewLogEntry {
  /** Tells writes of one and the same action apart from another. */
  reference: string;
  /** 0 for nobody who signed in. */
  userId: number;
  userName: string;
  /** Account that had logged in as that one; 0 for none. */
  byUserId: number;
  byUserName: string;
  /** The key by which a program did it; '' for none. */
  keyName: string;
  /** Undefined where the connection is gone already. */
  address: string | undefined;
  action: string;
  objectType: string;
  objectId: number;
  objectName: string;
  /** The vehicle and the account that it is about; 0 for none. */
  deviceId: number;
  aboutUserId: number;
  outcome: LogOutcome;
  /** Code of the reason for a refusal. */
  reason: string;
  changes: readonly LogChange[];
  /** It read where vehicles were. */
  read?: LoggedRead;
}

/** Vehicles that were read, at least one, and the period in epoch ms. */
export interface LoggedRead {
  deviceIds: readonly number[];
  fromMs: number;
  toMs: number;
}

/** Number of equal reads, their calls, and the period they cover together. */
export interface ReadSoFar extends Omit<LoggedRead, 'deviceIds'> {
  times: number;
  changes: readonly LogChange[];
}

/** One as it is kept. */
export interface StoredLogEntry extends Omit<NewLogEntry, 'reference' | 'aboutUserId' | 'read'> {
  id: number;
  /** ISO text. */
  time: string;
  times: number;
  isRead: boolean;
  /** The first of the vehicles that were read of, and how many they were. */
  deviceIds: number[];
  deviceCount: number;
  /** ISO text; null where nothing was read. */
  readFrom: string | null;
  readTo: string | null;
}

/** Filter of the log list; members left out do not filter. */
export interface LogFilter {
  fromMs?: number | undefined;
  toMs?: number | undefined;
  userId?: number | undefined;
  deviceId?: number | undefined;
  /** Kind of entries: reads of vehicle positions, or everything else. */
  kind?: LogKind | undefined;
  /** Account whose own actions, and actions on it, are listed. */
  ofUserId?: number | undefined;
  action?: string | undefined;
  objectType?: string | undefined;
  objectId?: number | undefined;
  outcome?: string | undefined;
  keyword?: string | undefined;
  /** Those older than the one with this id. */
  before?: number | undefined;
  limit: number;
}

/** Rows of one deletion: writers get in between. */
const ROWS_AT_ONCE = 1_000;
const COLUMNS = `id, logged_at as time, user_id as "userId", user_name as "userName",
  by_user_id as "byUserId", by_user_name as "byUserName", key_name as "keyName", address, action,
  object_type as "objectType", object_id as "objectId", object_name as "objectName",
  device_id as "deviceId", outcome, reason, times, changes, is_read as "isRead",
  device_count as "deviceCount", read_from as "readFrom", read_to as "readTo",
  (select device_ids[1:${MAX_TOLD}] from log_devices d where d.id = devices_id) as "deviceIds"`;

/** The log of one tracking API's accounts. */
export class LogStore {
  readonly #sets: DeviceSets;

  constructor(
    private readonly database: Database,
    private readonly origin: string,
    private readonly clock: () => number,
  ) {
    this.#sets = new DeviceSets(database, origin, clock);
  }

  /** Writes one down; the same once more changes nothing. */
  async add(entry: NewLogEntry, unit: Unit = this.database): Promise<void> {
    const { read } = entry;
    const deviceIds = read?.deviceIds ?? [];
    await unit.query(
      `insert into log_entry (reference, tracking_origin, logged_at, user_id, user_name, address,
         action, object_type, object_id, object_name, device_id, about_user_id, outcome, reason, changes,
         by_user_id, by_user_name, is_read, devices_id, device_count, read_from, read_to, key_name)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
         $20, $21, $22, $23)
       on conflict (reference) do nothing`,
      [
        entry.reference,
        this.origin,
        new Date(this.clock()),
        entry.userId,
        entry.userName,
        entry.address ?? '',
        entry.action,
        entry.objectType,
        entry.objectId,
        entry.objectName,
        entry.deviceId,
        entry.aboutUserId,
        entry.outcome,
        entry.reason,
        JSON.stringify(entry.changes),
        entry.byUserId,
        entry.byUserName,
        read !== undefined,
        deviceIds.length > 1 ? await this.#sets.keep(deviceIds) : 0,
        deviceIds.length,
        read ? new Date(read.fromMs) : null,
        read ? new Date(read.toMs) : null,
        entry.keyName,
      ],
      { name: 'add-log-entry' },
    );
  }

  /** Says how one that was begun has ended. */
  async settle(entry: NewLogEntry): Promise<void> {
    await this.database.query(
      `update log_entry set outcome = $2, reason = $3, object_id = $4, object_name = $5,
         device_id = $6, about_user_id = $7, changes = $8 where reference = $1`,
      [
        entry.reference,
        entry.outcome,
        entry.reason,
        entry.objectId,
        entry.objectName,
        entry.deviceId,
        entry.aboutUserId,
        JSON.stringify(entry.changes),
      ],
    );
  }

  /** Says how often the same happened. */
  async count(reference: string, times: number): Promise<void> {
    await this.database.query('update log_entry set times = $2 where reference = $1', [
      reference,
      times,
    ]);
  }

  /** Says of a read how far it went. */
  async extend(reference: string, { times, fromMs, toMs, changes }: ReadSoFar): Promise<void> {
    await this.database.query(
      `update log_entry set times = $2, read_from = $3, read_to = $4, changes = $5
       where reference = $1`,
      [reference, times, new Date(fromMs), new Date(toMs), JSON.stringify(changes)],
    );
  }

  /** The newest first. */
  async list(filter: LogFilter): Promise<StoredLogEntry[]> {
    const nowMs = this.clock();
    const { deviceId } = filter;
    const sets = deviceId === undefined ? [] : await this.#sets.listOf(deviceId);
    const { where, values } = this.#where(filter, sets);
    const { rows } = await this.database.query<Record<string, unknown>>(
      `select ${COLUMNS} from log_entry where ${where} order by id desc limit ${filter.limit}`,
      values,
    );
    return rows.map((row) => {
      const time = (row['time'] as Date).getTime();
      const outcome = toLogOutcome(row['outcome'] as LogOutcome, time, nowMs);
      const numbers = NUMBERS.map((name) => [name, Number(row[name])]);
      const told = {
        time: new Date(time).toISOString(),
        outcome,
        readFrom: toIso(row['readFrom']),
        readTo: toIso(row['readTo']),
        deviceIds: toIds(row),
      };
      return { ...row, ...Object.fromEntries(numbers), ...told } as unknown as StoredLogEntry;
    });
  }

  /** Forgets what is older. */
  async sweep(before: Date): Promise<void> {
    for (let count = ROWS_AT_ONCE; count === ROWS_AT_ONCE;) {
      const { rowCount } = await this.database.query(
        `delete from log_entry where id in (
           select id from log_entry where logged_at < $1 order by logged_at limit ${ROWS_AT_ONCE})`,
        [before],
      );
      count = rowCount;
    }
    await this.#sets.sweep(before);
  }

  #where(filter: LogFilter, sets: readonly number[]): { where: string; values: unknown[] } {
    const values: unknown[] = [this.origin];
    const parts = ['tracking_origin = $1'];
    const add = (value: unknown, toSql: (place: string) => string): void => {
      if (value === undefined) return;
      values.push(value);
      parts.push(toSql(`$${values.length}`));
    };
    add(filter.fromMs && new Date(filter.fromMs), (at) => `logged_at >= ${at}`);
    add(filter.toMs && new Date(filter.toMs), (at) => `logged_at <= ${at}`);
    add(filter.userId, (at) => `(user_id = ${at} or (by_user_id = ${at} and by_user_id > 0))`);
    if (filter.kind) parts.push(filter.kind === 'reads' ? 'is_read' : 'not is_read');
    add(filter.deviceId, (at) => {
      const own = `(device_id = ${at} and device_id > 0)`;
      if (sets.length === 0) return own;
      values.push(sets);
      return `(${own} or (devices_id = any($${values.length}::bigint[]) and devices_id > 0))`;
    });
    add(
      filter.ofUserId,
      (at) =>
        `(user_id = ${at} or (about_user_id = ${at} and about_user_id > 0)
           or (by_user_id = ${at} and by_user_id > 0))`,
    );
    add(filter.action, (at) => `action = ${at}`);
    add(filter.objectType, (at) => `object_type = ${at}`);
    add(filter.objectId, (at) => `object_id = ${at}`);
    add(filter.before, (at) => `id < ${at}`);
    this.#addOutcome(filter.outcome, add);
    add(filter.keyword && `%${filter.keyword.replace(/[\\%_]/g, '\\$&')}%`, (at) =>
      ['user_name', 'by_user_name', 'key_name', 'object_name', 'address', 'reason', 'changes::text']
        .map((column) => `${column} ilike ${at}`)
        .reduce((all, one) => `${all} or ${one}`)
        .replace(/^(.*)$/, '($1)'),
    );
    return { where: parts.join(' and '), values };
  }

  /** Adds the outcome filter: entries stored as running for too long count as unknown. */
  #addOutcome(
    outcome: string | undefined,
    add: (value: unknown, toSql: (place: string) => string) => void,
  ): void {
    if (outcome !== 'unknown') return add(outcome, (at) => `outcome = ${at}`);
    add('running', (at) => `outcome = ${at}`);
    add(new Date(this.clock() - 300_000), (at) => `logged_at < ${at}`);
  }
}

const NUMBERS = ['id', 'userId', 'byUserId', 'objectId', 'deviceId', 'times', 'deviceCount'];

const toIso = (time: unknown): string | null => (time instanceof Date ? time.toISOString() : null);

/** One vehicle is in the row itself. */
const toIds = ({ isRead, deviceId, deviceIds }: Record<string, unknown>): number[] => {
  if (Array.isArray(deviceIds)) return deviceIds.map(Number);
  return isRead === true && Number(deviceId) > 0 ? [Number(deviceId)] : [];
};
