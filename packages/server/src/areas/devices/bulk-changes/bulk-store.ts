import type { BULK_OPERATIONS } from '@rastro/sdk/contract';
import type { BulkMemberChange } from '@rastro/sdk/domain';
import { DAY_MS } from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';
import { lockAccount } from '../../../db/lock-account';

/** State of a run. */
export type BulkState =
  | 'planned'
  | 'running'
  | 'cancelled'
  | 'interrupted'
  | 'finished'
  | 'undoing'
  | 'undo-interrupted'
  | 'undone';

type Outcome = 'change' | 'unchanged' | 'refused' | 'done' | 'failed' | 'undone' | 'kept';

/** Planned or actual outcome for one thing. */
export interface BulkRow {
  id: number;
  name: string;
  outcome: Outcome;
  changes: readonly BulkMemberChange[];
  code: string | null;
  message: string | null;
  field: string | null;
}

/** A run, as it is kept. */
export interface Bulk {
  id: number;
  resource: string;
  operation: (typeof BULK_OPERATIONS)[number];
  changes: Record<string, unknown>;
  state: BulkState;
  createdAt: number;
}

/** Runs are forgotten after a day. */
const KEPT_MS = DAY_MS;
/** Silence after which the server working on a run counts as gone, in ms. */
const SILENT_MS = 60_000;

const ROW = `object_id as id, name, outcome, changes, code, message, field`;

/** The runs of the accounts of one tracking API, with a journal of their rows. */
export class BulkStore {
  #isStopping = false;

  constructor(
    private readonly db: Database,
    private readonly origin: string,
    private readonly clock: () => number,
  ) {}

  /** Writes down a plan. */
  async plan(
    userId: number,
    { resource, operation, changes }: Pick<Bulk, 'resource' | 'operation' | 'changes'>,
    rows: readonly BulkRow[],
  ): Promise<number> {
    const now = new Date(this.clock());
    return this.db.transaction(async (unit) => {
      const made = await unit.query<{ id: number }>(
        `insert into bulk_changes (tracking_origin, user_id, resource, operation, changes, state,
           created_at, touched_at) values ($1, $2, $3, $4, $5, 'planned', $6, $6) returning id`,
        [this.origin, userId, resource, operation, JSON.stringify(changes), now],
      );
      const id = made.rows[0]?.id ?? 0;
      await unit.query(
        `insert into bulk_change_rows (bulk_id, object_id, name, outcome, changes, code, message, field)
         select $1, (r->>'id')::bigint, r->>'name', r->>'outcome', r->'changes', r->>'code',
           r->>'message', r->>'field' from json_array_elements($2::json) as r`,
        [id, JSON.stringify(rows)],
      );
      return id;
    });
  }

  /** One of the account's; undefined for another's as for none. */
  async find(userId: number, id: number): Promise<Bulk | undefined> {
    const now = this.clock();
    const { rows } = await this.db.query<Omit<Bulk, 'createdAt'> & { createdAt: Date }>(
      `select id, resource, operation, changes, created_at as "createdAt",
         case when touched_at > $4 then state when state = 'running' then 'interrupted'
           when state = 'undoing' then 'undo-interrupted' else state end as state
       from bulk_changes
       where tracking_origin = $1 and user_id = $2 and id = $3 and created_at > $5`,
      [this.origin, userId, id, new Date(now - SILENT_MS), new Date(now - KEPT_MS)],
    );
    const [row] = rows;
    return row && { ...row, createdAt: row.createdAt.getTime() };
  }

  async count(id: number): Promise<Record<Outcome, number>> {
    const { rows } = await this.db.query<{ outcome: Outcome; count: number }>(
      `select outcome, count(*)::int as count from bulk_change_rows where bulk_id = $1 group by 1`,
      [id],
    );
    const none = { change: 0, unchanged: 0, refused: 0, done: 0, failed: 0, undone: 0, kept: 0 };
    return { ...none, ...Object.fromEntries(rows.map((row) => [row.outcome, row.count])) };
  }

  async rows(
    id: number,
    { outcome, limit, offset }: { outcome?: string | undefined; limit: number; offset: number },
  ): Promise<BulkRow[]> {
    const { rows } = await this.db.query<BulkRow>(
      `select ${ROW} from bulk_change_rows where bulk_id = $1 and ($2::text is null or outcome = $2)
       order by object_id limit $3 offset $4`,
      [id, outcome ?? null, limit, offset],
    );
    return rows;
  }

  /** The turn of who works on it from now on; undefined where the run is not in such a state, or another one of the account is on its way. */
  async begin(
    userId: number,
    id: number,
    from: readonly BulkState[],
    to: 'running' | 'undoing',
  ): Promise<number | undefined> {
    return this.db.transaction(async (unit) => {
      await lockAccount(unit, this.origin, userId);
      const now = this.clock();
      const { rows } = await unit.query<{ turn: number }>(
        `update bulk_changes set state = $5, touched_at = $6, turn = turn + 1
         where tracking_origin = $1 and user_id = $2 and id = $3
           and (state = any($4) or (state = $5 and touched_at <= $7))
           and not exists (select from bulk_changes where tracking_origin = $1 and user_id = $2
             and state in ('running', 'undoing') and touched_at > $7)
         returning turn`,
        [this.origin, userId, id, from, to, new Date(now), new Date(now - SILENT_MS)],
      );
      return rows[0]?.turn;
    });
  }

  /** The server stops: what is on its way ends after the rows that it is at. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Says that somebody works on it; false where it was stopped, or it is another's turn. */
  async touch(id: number, state: 'running' | 'undoing', turn: number): Promise<boolean> {
    if (this.#isStopping) {
      await this.end(id, state, turn, state === 'running' ? 'interrupted' : 'undo-interrupted');
      return false;
    }
    const { rowCount } = await this.db.query(
      'update bulk_changes set touched_at = $4 where id = $1 and state = $2 and turn = $3',
      [id, state, turn, new Date(this.clock())],
    );
    return rowCount > 0;
  }

  /** Ends a turn; it changes nothing where it is another's. */
  async end(id: number, from: BulkState, turn: number, to: BulkState): Promise<void> {
    await this.db.query(
      'update bulk_changes set state = $4 where id = $1 and state = $2 and turn = $3',
      [id, from, turn, to],
    );
  }

  async move(id: number, from: BulkState, to: BulkState): Promise<boolean> {
    const { rowCount } = await this.db.query(
      'update bulk_changes set state = $3 where id = $1 and state = $2',
      [id, from, to],
    );
    return rowCount > 0;
  }

  /** Stores the outcome of a row. */
  async write(id: number, row: BulkRow): Promise<void> {
    await this.db.query(
      `update bulk_change_rows set outcome = $3, changes = $4, code = $5, message = $6, field = $7
       where bulk_id = $1 and object_id = $2`,
      [id, row.id, row.outcome, JSON.stringify(row.changes), row.code, row.message, row.field],
    );
  }

  async sweep(nowMs: number): Promise<void> {
    const oldest = new Date(nowMs - KEPT_MS);
    await this.db.query('delete from bulk_changes where created_at <= $1', [oldest]);
  }
}
