import { scheduledReport, type ScheduledReport } from '@rastro/sdk/contract';
import { MAX_SCHEDULED_REPORTS, nextRunMs } from '@rastro/sdk/domain';
import type { Unit } from '../../../db/database';
import { toOwnEntity } from '../../../entities/own-entity';
import { OwnTable } from '../../../ground/own-resources/own-table';
import type { OutsideRecipients } from './outside-recipients';

type WrittenByServer = 'id' | 'nextAt' | 'lastDueAt' | 'lastStatus' | 'lastError' | 'retryAt';

/** Settings of a scheduled report, set by its owner. */
export type ScheduleSettings = Omit<ScheduledReport, WrittenByServer | 'deviceIds' | 'groupIds'> & {
  deviceIds: number[];
  groupIds: number[];
};

/** The same, and those of its recipients who have no account here. */
export interface NewSchedule extends ScheduleSettings {
  outside: readonly string[];
}

/** One of an account. Times in epoch ms. */
export interface StoredSchedule extends ScheduleSettings {
  id: number;
  userId: number;
  /** Null while it is paused. */
  nextAt: number | null;
  /** Due time of the last run; null before the first. */
  lastDueAt: number | null;
  lastStatus: string;
  lastError: string;
  retryAt: number | null;
}

/** The kind of work that sending a report is; its key is the number of the run. */
export const REPORT_RUN = 'scheduled-report';

/** SQL for the next try of a run `r` that was not sent. */
export const RETRY_AT = `case when status = 'waiting' and error <> '' then (
  select q.next_at from work_queue q where q.kind = '${REPORT_RUN}' and q.key = r.id::text)
  end as retry_at`;

const SCHEDULE = toOwnEntity(scheduledReport, {
  table: 'scheduled_report',
  jsonColumn: 'settings',
  joinSql: `left join lateral (
    select due_at, status, error, ${RETRY_AT} from scheduled_report_run r
    where report_id = t.id order by due_at desc limit 1) l on true`,
  members: {
    nextAt: { readSql: 't.next_at' },
    lastDueAt: { readSql: 'l.due_at' },
    lastStatus: { readSql: `coalesce(l.status, '')` },
    lastError: { readSql: `coalesce(l.error, '')` },
    retryAt: { readSql: 'l.retry_at' },
  },
});

/** Reports that go out by themselves, of the accounts of one tracking API. */
export class ScheduledReportStore extends OwnTable<StoredSchedule, NewSchedule> {
  readonly #clock: () => number;

  constructor(
    db: Unit,
    origin: string,
    { recipients, clock }: { recipients: OutsideRecipients; clock: () => number },
  ) {
    super(SCHEDULE, {
      db,
      origin,
      limit: { most: MAX_SCHEDULED_REPORTS, code: 'SCHEDULE_LIMIT_REACHED' },
      columns: (settings) => ({
        next_at: settings.isPaused ? null : new Date(nextRunMs(settings, clock())),
      }),
      written: (unit, { userId }, { outside, locale }) =>
        recipients.add(unit, userId, { addresses: outside, locale }),
    });
    this.#clock = clock;
  }

  /** The one with this number, whosever it is. */
  async findAny(id: number): Promise<StoredSchedule | undefined> {
    return (await this.read('and t.id = $2', id))[0];
  }

  /** Those whose time has come. */
  listDue(): Promise<StoredSchedule[]> {
    return this.read('and t.next_at <= $2 order by t.next_at', new Date(this.#clock()));
  }

  /** Sends no more of them; whose account is gone gets nothing. */
  pause(report: StoredSchedule): Promise<void> {
    return this.update(report, report, { ...report, isPaused: true, outside: [] });
  }
}
