import type { AlarmTake } from '@rastro/sdk/contract';
import { DAY_MS } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';

const KEPT_MS = 90 * DAY_MS;
/** No alarm goes on to further contacts for so long. */
const TOLD_KEPT_MS = 2 * DAY_MS;
const MAX_LISTED = 10_000;

/** An alarm, and who wants it. */
export interface NewTake extends Pick<AlarmTake, 'deviceId' | 'eventTime' | 'alarm'> {
  eventId: number;
  positionId: number;
  userId: number;
  userName: string;
  /** Left out, a note that is there stays. */
  note: string | undefined;
}

interface Row {
  event_id: number;
  device_id: number;
  event_time: Date;
  alarm: string;
  position_id: number;
  user_id: number | null;
  user_name: string;
  taken_at: Date | null;
  note: string;
  resolved_at: Date | null;
  resolved_by: string;
}

const TAKEN =
  'event_id, device_id, event_time, alarm, position_id, user_id, user_name, taken_at, note';
const COLUMNS = `${TAKEN}, resolved_at, resolved_by`;

const toTake = (row: Row): AlarmTake => ({
  id: row.event_id,
  deviceId: row.device_id,
  eventTime: row.event_time.toISOString(),
  alarm: row.alarm,
  positionId: row.position_id,
  userId: row.user_id ?? 0,
  userName: row.user_name,
  takenAt: row.taken_at?.toISOString() ?? null,
  note: row.note,
  resolvedAt: row.resolved_at?.toISOString() ?? null,
  resolvedBy: row.resolved_by,
});

/** Accounts that have taken alarms of one tracking API, kept for 90 days. */
export class AlarmStore {
  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly origin: string,
    private readonly clock: () => number,
  ) {}

  /** Gives the alarm to who asks, unless somebody else has it: of two at once one wins. A resolved one is open again. */
  async take(asked: NewTake): Promise<AlarmTake | undefined> {
    const { eventId, deviceId, eventTime, alarm, positionId, userId, userName, note } = asked;
    const { rows } = await this.database.query<Row>(
      `insert into alarm_take as t (tracking_origin, ${TAKEN})
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce($10, ''))
       on conflict (tracking_origin, event_id) do update set
         user_id = excluded.user_id, user_name = excluded.user_name,
         taken_at = case when t.user_id = excluded.user_id then t.taken_at else excluded.taken_at end,
         note = coalesce($10, t.note), resolved_at = null, resolved_by = ''
       where t.user_id is null or t.user_id = excluded.user_id or t.resolved_at is not null
       returning ${COLUMNS}`,
      [
        this.origin,
        eventId,
        deviceId,
        new Date(eventTime),
        alarm,
        positionId,
        userId,
        userName,
        new Date(this.clock()),
        note ?? null,
      ],
    );
    return rows[0] && toTake(rows[0]);
  }

  /** Gives it back, if it is still `userId`'s. */
  async release(eventId: number, userId: number): Promise<AlarmTake | undefined> {
    const { rows } = await this.database.query<Row>(
      `update alarm_take set user_id = null, taken_at = null, resolved_at = null, resolved_by = ''
       where tracking_origin = $1 and event_id = $2 and user_id = $3 returning ${COLUMNS}`,
      [this.origin, eventId, userId],
    );
    return rows[0] && toTake(rows[0]);
  }

  /** Ends it, if it is still `userId`'s and not over; its note may change with it. */
  async resolve(
    eventId: number,
    { userId, by, note }: { userId: number; by: string; note: string | undefined },
  ): Promise<AlarmTake | undefined> {
    const { rows } = await this.database.query<Row>(
      `update alarm_take set resolved_at = $4, resolved_by = $5, note = coalesce($6, note)
       where tracking_origin = $1 and event_id = $2 and user_id = $3 and resolved_at is null
       returning ${COLUMNS}`,
      [this.origin, eventId, userId, new Date(this.clock()), by, note ?? null],
    );
    return rows[0] && toTake(rows[0]);
  }

  async find(eventId: number): Promise<AlarmTake | undefined> {
    const { rows } = await this.database.query<Row>(
      `select ${COLUMNS} from alarm_take where tracking_origin = $1 and event_id = $2`,
      [this.origin, eventId],
    );
    return rows[0] && toTake(rows[0]);
  }

  /** Those of a period, of some devices or all; the newest first, as many as people can read. */
  async list(period: { from: Date; to: Date; deviceIds: number[] | undefined }) {
    const { rows } = await this.database.query<Row>(
      `select ${COLUMNS} from alarm_take
       where tracking_origin = $1 and event_time >= $2 and event_time <= $3
         and ($4::bigint[] is null or device_id = any($4))
       order by event_time desc, event_id desc limit ${MAX_LISTED}`,
      [this.origin, period.from, period.to, period.deviceIds ?? null],
    );
    return rows.map(toTake);
  }

  /** Forgets what is old, and who was told of it. */
  async sweep(nowMs: number): Promise<void> {
    const oldest = new Date(nowMs - KEPT_MS);
    await this.database.query('delete from alarm_take where event_time < $1', [oldest]);
    const told = new Date(nowMs - TOLD_KEPT_MS);
    await this.database.query('delete from told_contact where told_at < $1', [told]);
  }
}
