import { DAY_MS, nextRunMs } from '@rastro/sdk/domain';
import type { Database, Unit } from '../../../db/database';
import type { WorkQueue } from '../../../db/work-queue/work-queue';
import { REPORT_RUN, RETRY_AT, type StoredSchedule } from './scheduled-report-store';

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
  /** Time of the next try, after a failed one. */
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

/** Max delay of a due report, in ms; later ones are skipped, as nobody waits for them any more. */
const MAX_DELAY_MS = 7 * DAY_MS;
/** Time that runs are kept, in ms. */
const KEEP_MS = 90 * DAY_MS;
const LISTED = 20;
const MAX_ERROR_LENGTH = 300;

/** Queued work of sending a report. */
export interface ReportWork {
  kind: 'report';
  userId: number;
  runId: number;
}

interface StoreOptions {
  db: Database;
  /** Tracking API of the accounts. */
  origin: string;
  /** Puts what is to be sent into the queue. */
  enqueue: WorkQueue['add'];
  clock: () => number;
}

/** The times that reports went out, or were to; what is still to go out waits in the queue. */
export class ReportRunStore {
  readonly #db: Database;
  readonly #origin: string;
  readonly #enqueue: WorkQueue['add'];
  readonly #clock: () => number;

  constructor({ db, origin, enqueue, clock }: StoreOptions) {
    this.#db = db;
    this.#origin = origin;
    this.#enqueue = enqueue;
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
      if (dueMs > nowMs - MAX_DELAY_MS) due.push(dueMs);
    }
    await this.#db.transaction(async (unit) => {
      const { rows } = await unit.query<{ id: number }>(
        'update scheduled_report set next_at = $3 where id = $1 and next_at = $2 returning id',
        [id, new Date(nextAt), new Date(dueMs)],
      );
      // Another server, or its owner, was faster.
      if (rows.length === 0) return;
      for (const atMs of due) await this.#add(unit, report, atMs);
    });
  }

  /** A run beside its times. */
  async addNow(report: Pick<StoredSchedule, 'id' | 'userId'>): Promise<void> {
    await this.#db.transaction((unit) => this.#add(unit, report, this.#clock()));
  }

  async #add(
    unit: Unit,
    { id, userId }: Pick<StoredSchedule, 'id' | 'userId'>,
    dueMs: number,
  ): Promise<void> {
    const { rows } = await unit.query<{ id: number }>(
      `insert into scheduled_report_run (report_id, due_at) values ($1, $2)
       on conflict (report_id, due_at) do nothing returning id`,
      [id, new Date(dueMs)],
    );
    const work = rows.map(({ id: runId }) => ({
      kind: REPORT_RUN,
      lane: this.#origin,
      key: String(runId),
      payload: { kind: 'report', userId, runId } satisfies ReportWork,
    }));
    await this.#enqueue(unit, work);
  }

  /** Counts one more try; undefined where it went out, or its report is gone. */
  async begin(id: number): Promise<ReportRun | undefined> {
    const { rows } = await this.#db.query<Row & Record<string, unknown>>(
      `update scheduled_report_run set attempts = attempts + 1
       where id = $1 and status in ('waiting', 'failed') returning *`,
      [id],
    );
    return rows[0] && toRun(rows[0]);
  }

  /** One more address has it. */
  async addSent(id: number, address: string): Promise<void> {
    await this.#db.query(
      `update scheduled_report_run set sent_to = (select json_agg(value) from (
         select value from json_array_elements_text(sent_to) union all select $2::text) a (value))
       where id = $1`,
      [id, address],
    );
  }

  async finish(
    id: number,
    { status, rowCount, error }: Pick<ReportRun, 'status' | 'rowCount' | 'error'>,
  ): Promise<void> {
    await this.#db.query(
      `update scheduled_report_run set status = $2, row_count = $3, error = $4, finished_at = $5
       where id = $1`,
      [id, status, rowCount, error.slice(0, MAX_ERROR_LENGTH), new Date(this.#clock())],
    );
  }

  /** Says why it did not go out yet. */
  async putOff(id: number, error: string): Promise<void> {
    await this.#db.query(
      `update scheduled_report_run set status = 'waiting', error = $2 where id = $1`,
      [id, error.slice(0, MAX_ERROR_LENGTH)],
    );
  }

  /** The last of a report, the newest first. */
  async list(reportId: number): Promise<ReportRun[]> {
    const { rows } = await this.#db.query<Row & Record<string, unknown>>(
      `select *, ${RETRY_AT} from scheduled_report_run r
       where report_id = $1 order by due_at desc limit $2`,
      [reportId, LISTED],
    );
    return rows.map(toRun);
  }

  async sweep(nowMs: number): Promise<void> {
    await this.#db.query(
      `delete from scheduled_report_run where status <> 'waiting' and finished_at < $1`,
      [new Date(nowMs - KEEP_MS)],
    );
  }
}
