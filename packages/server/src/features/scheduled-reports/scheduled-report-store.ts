import type { ScheduledReport } from '@rastro/sdk/contract';
import { MOST_SCHEDULED_REPORTS, nextRunMs } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import { lockAccount } from '../../db/lock-account';
import { ApiError, wordsOf } from '../../request/api-error';
import { OutsideRecipients } from './outside-recipients';

/** What its owner says of a report that goes out by itself. */
export type ScheduleSettings = Omit<
  ScheduledReport,
  'id' | 'nextAt' | 'lastDueAt' | 'lastStatus' | 'lastError' | 'retryAt' | 'deviceIds' | 'groupIds'
> & { deviceIds: number[]; groupIds: number[] };

/** One of an account. Times in epoch ms. */
export interface StoredSchedule {
  id: number;
  userId: number;
  settings: ScheduleSettings;
  /** Null while it is paused. */
  nextAt: number | null;
  last: { dueAt: number; status: string; error: string; retryAt: number | null } | null;
}

interface Row {
  id: number;
  user_id: number;
  settings: Omit<ScheduleSettings, 'columns'> & Partial<Pick<ScheduleSettings, 'columns'>>;
  next_at: Date | null;
  due_at: Date | null;
  status: string | null;
  error: string | null;
  retry_at: Date | null;
}

const toStored = (row: Row): StoredSchedule => ({
  id: row.id,
  userId: row.user_id,
  // One of before these could be chosen.
  settings: { ...row.settings, columns: row.settings.columns ?? '' },
  nextAt: row.next_at?.getTime() ?? null,
  last: row.due_at && {
    dueAt: row.due_at.getTime(),
    status: row.status ?? '',
    error: row.error ?? '',
    retryAt: row.retry_at?.getTime() ?? null,
  },
});

/** When a run is tried again that did not go out. */
export const RETRY_AT = `case when status = 'waiting' and error <> '' then next_at end as retry_at`;

const SELECT = `select r.id, r.user_id, r.settings, r.next_at, l.due_at, l.status, l.error, l.retry_at
  from scheduled_report r left join lateral (
    select due_at, status, error, ${RETRY_AT} from scheduled_report_run
    where report_id = r.id order by due_at desc limit 1) l on true
  where r.tracking_origin = $1`;

/** Reports that go out by themselves, of the accounts of one tracking API. */
export class ScheduledReportStore {
  readonly #db: Unit;
  readonly #origin: string;
  readonly #clock: () => number;
  readonly #recipients: OutsideRecipients;

  constructor(db: Unit, origin: string, clock: () => number) {
    this.#db = db;
    this.#origin = origin;
    this.#clock = clock;
    this.#recipients = new OutsideRecipients(db, origin, clock);
  }

  /** Keeps a new one, and answers its number. Throws an `ApiError` where the account has as many as it may. */
  async create(
    userId: number,
    settings: ScheduleSettings,
    outside: readonly string[] = [],
  ): Promise<number> {
    return this.#db.transaction(async (unit) => {
      await lockAccount(unit, this.#origin, userId);
      const { rows: known } = await unit.query<{ count: number }>(
        `select count(*)::int as count from scheduled_report
         where tracking_origin = $1 and user_id = $2`,
        [this.#origin, userId],
      );
      if ((known[0]?.count ?? 0) >= MOST_SCHEDULED_REPORTS) {
        throw new ApiError(409, 'SCHEDULE_LIMIT_REACHED', wordsOf('SCHEDULE_LIMIT_REACHED'));
      }
      const { rows } = await unit.query<{ id: number }>(
        `insert into scheduled_report (tracking_origin, user_id, settings, next_at)
         values ($1, $2, $3::json, $4) returning id`,
        [this.#origin, userId, JSON.stringify(settings), this.#nextOf(settings)],
      );
      await this.#recipients.add(unit, userId, { addresses: outside, locale: settings.locale });
      return rows[0]?.id ?? 0;
    });
  }

  /** Changes one; what is due from now on is as it says now. */
  async update(
    { id, userId }: Pick<StoredSchedule, 'id' | 'userId'>,
    settings: ScheduleSettings,
    outside: readonly string[] = [],
  ): Promise<void> {
    await this.#db.transaction(async (unit) => {
      await unit.query(
        'update scheduled_report set settings = $2::json, next_at = $3 where id = $1',
        [id, JSON.stringify(settings), this.#nextOf(settings)],
      );
      await this.#recipients.add(unit, userId, { addresses: outside, locale: settings.locale });
    });
  }

  async delete(id: number): Promise<void> {
    await this.#db.query('delete from scheduled_report where id = $1', [id]);
  }

  async find(id: number): Promise<StoredSchedule | undefined> {
    const { rows } = await this.#db.query<Row & Record<string, unknown>>(
      `${SELECT} and r.id = $2`,
      [this.#origin, id],
    );
    return rows[0] && toStored(rows[0]);
  }

  /** Those of an account, in the order they were made. */
  async list(userId: number): Promise<StoredSchedule[]> {
    const { rows } = await this.#db.query<Row & Record<string, unknown>>(
      `${SELECT} and r.user_id = $2 order by r.id`,
      [this.#origin, userId],
    );
    return rows.map(toStored);
  }

  /** Those whose time has come. */
  async listDue(): Promise<StoredSchedule[]> {
    const { rows } = await this.#db.query<Row & Record<string, unknown>>(
      `${SELECT} and r.next_at <= $2 order by r.next_at`,
      [this.#origin, new Date(this.#clock())],
    );
    return rows.map(toStored);
  }

  /** Sends no more of them; whose account is gone gets nothing. */
  async pause(report: StoredSchedule): Promise<void> {
    await this.update(report, { ...report.settings, isPaused: true });
  }

  #nextOf(settings: ScheduleSettings): Date | null {
    return settings.isPaused ? null : new Date(nextRunMs(settings, this.#clock()));
  }
}
