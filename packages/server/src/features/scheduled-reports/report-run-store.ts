import { DAY_MS, MINUTE_MS, nextRunMs } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import { nextAttemptMs } from '../../db/work-queue/next-attempt';
import { RETRY_AT, type StoredSchedule } from './scheduled-report-store';

/** A time that a report goes out. Times in epoch ms. */
export interface ReportRun {
  id: number;
  reportId: number;
  dueAt: number;
  status: 'waiting' | 'sent' | 'partly' | 'failed';
  attempts: number;
  finishedAt: number | null;
  rowCount: number;
  /** Addresses that have it. */
  sentTo: readonly string[];
  error: string;
  /** When it is tried again, after it did not go out. */
  retryAt: number | null;
}

interface Row {
  id: number;
  report_id: number;
  due_at: Date;
  status: ReportRun['status'];
  attempts: number;
  finished_at: Date | null;
  row_count: number;
  sent_to: string[];
  error: string;
  retry_at?: Date | null;
}

const toRun = (row: Row): ReportRun => ({
  id: row.id,
  reportId: row.report_id,
  dueAt: row.due_at.getTime(),
  status: row.status,
  attempts: row.attempts,
  finishedAt: row.finished_at?.getTime() ?? null,
  rowCount: row.row_count,
  sentTo: row.sent_to,
  error: row.error,
  retryAt: row.retry_at?.getTime() ?? null,
});

/** What was due longer ago is not made up for: nobody waits for it any more. */
const LONGEST_DELAY_MS = 7 * DAY_MS;
/** Whoever works on a run has it for so long; then it counts as left, as by a server that died. */
const CLAIM_MS = 5 * MINUTE_MS;
/** How often who works on a run says so. */
export const KEEP_CLAIM_EVERY_MS = MINUTE_MS;
/** How long runs are told of. */
const KEEP_MS = 90 * DAY_MS;
const LISTED = 20;
const LONGEST_ERROR = 300;

/** The times that reports went out, or were to. */
export class ReportRunStore {
  readonly #db: Database;
  readonly #origin: string;
  readonly #clock: () => number;

  constructor(db: Database, origin: string, clock: () => number) {
    this.#db = db;
    this.#origin = origin;
    this.#clock = clock;
  }

  /** Makes a run of each time that has come, once, and moves the report to its next time. */
  async addDue(report: StoredSchedule): Promise<void> {
    const { id, nextAt } = report;
    if (nextAt === null) return;
    const nowMs = this.#clock();
    let dueMs = nextAt;
    const due: number[] = [];
    for (; dueMs <= nowMs; dueMs = nextRunMs(report, dueMs)) {
      if (dueMs > nowMs - LONGEST_DELAY_MS) due.push(dueMs);
    }
    await this.#db.transaction(async (unit) => {
      const { rows } = await unit.query<{ id: number }>(
        'update scheduled_report set next_at = $3 where id = $1 and next_at = $2 returning id',
        [id, new Date(nextAt), new Date(dueMs)],
      );
      // Another server, or its owner, was faster.
      if (rows.length === 0) return;
      for (const atMs of due) await this.#add(unit, id, atMs);
    });
  }

  /** A run beside its times. */
  async addNow(reportId: number): Promise<void> {
    await this.#add(this.#db, reportId, this.#clock());
  }

  async #add(db: Pick<Database, 'query'>, reportId: number, dueMs: number): Promise<void> {
    await db.query(
      `insert into scheduled_report_run (report_id, due_at, next_at) values ($1, $2, $3)
       on conflict (report_id, due_at) do nothing`,
      [reportId, new Date(dueMs), new Date(this.#clock())],
    );
  }

  /** Takes the run that waits longest, for a while; undefined when none is to be tried now. */
  async claim(): Promise<ReportRun | undefined> {
    const nowMs = this.#clock();
    const { rows } = await this.#db.query<Row & Record<string, unknown>>(
      `update scheduled_report_run set attempts = attempts + 1, next_at = $3, error = '' where id = (
         select w.id from scheduled_report_run w join scheduled_report r on r.id = w.report_id
         where w.status = 'waiting' and w.next_at <= $2 and r.tracking_origin = $1
         order by w.next_at limit 1 for update of w skip locked) returning *`,
      [this.#origin, new Date(nowMs), new Date(nowMs + CLAIM_MS)],
    );
    return rows[0] && toRun(rows[0]);
  }

  /** Who works on it works on: nobody else takes it for a further while. */
  async keep(id: number): Promise<void> {
    await this.#db.query(
      `update scheduled_report_run set next_at = $2 where id = $1 and status = 'waiting'`,
      [id, new Date(this.#clock() + CLAIM_MS)],
    );
  }

  /** One more address has it; the run stays with who works on it. */
  async addSent(id: number, address: string): Promise<void> {
    await this.#db.query(
      `update scheduled_report_run set next_at = $3,
         sent_to = (select json_agg(value) from (
           select value from json_array_elements_text(sent_to) union all select $2::text) a (value))
       where id = $1`,
      [id, address, new Date(this.#clock() + CLAIM_MS)],
    );
  }

  async finish(
    id: number,
    { status, rowCount, error }: Pick<ReportRun, 'status' | 'rowCount' | 'error'>,
  ): Promise<void> {
    await this.#db.query(
      `update scheduled_report_run set status = $2, row_count = $3, error = $4, finished_at = $5
       where id = $1`,
      [id, status, rowCount, error.slice(0, LONGEST_ERROR), new Date(this.#clock())],
    );
  }

  /** It is tried again later, and later each time. */
  async putOff({ id, attempts }: ReportRun, error: string): Promise<void> {
    await this.#db.query('update scheduled_report_run set next_at = $2, error = $3 where id = $1', [
      id,
      new Date(nextAttemptMs(this.#clock(), attempts)),
      error.slice(0, LONGEST_ERROR),
    ]);
  }

  /** The last of a report, the newest first. */
  async list(reportId: number): Promise<ReportRun[]> {
    const { rows } = await this.#db.query<Row & Record<string, unknown>>(
      `select *, ${RETRY_AT} from scheduled_report_run
       where report_id = $1 order by due_at desc limit $2`,
      [reportId, LISTED],
    );
    return rows.map(toRun);
  }

  /** After a start of the only server of a database: what was worked on is free again. */
  async release(): Promise<void> {
    await this.#db.query(
      `update scheduled_report_run w set next_at = $2 from scheduled_report r
       where r.id = w.report_id and r.tracking_origin = $1 and w.status = 'waiting'
         and w.next_at > $2 and w.error = ''`,
      [this.#origin, new Date(this.#clock())],
    );
  }

  async sweep(): Promise<void> {
    await this.#db.query(
      `delete from scheduled_report_run where status <> 'waiting' and finished_at < $1`,
      [new Date(this.#clock() - KEEP_MS)],
    );
  }
}
