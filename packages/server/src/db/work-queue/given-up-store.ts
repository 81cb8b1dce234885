import { DAY_MS } from '@rastro/sdk/domain';
import type { Unit } from '../database';

/** Work that was given up. */
export interface GivenUpRow extends Record<string, unknown> {
  id: number;
  kind: string;
  lane: string;
  payload: unknown;
  waits_since: Date;
  failed_at: Date;
  attempts: number;
  last_error: string | null;
}

const MAX = 500;
const KEPT_MS = 30 * DAY_MS;

/** Work of the queue that was given up: it is read, begun again or thrown away by hand. */
export class GivenUpStore {
  constructor(
    private readonly db: Pick<Unit, 'query'>,
    private readonly clock: () => number,
  ) {}

  /** Lists abandoned work, newest first. */
  list(): Promise<GivenUpRow[]> {
    return this.#read('order by failed_at desc, id desc');
  }

  /** One; undefined where it is not given up. */
  async find(id: number): Promise<GivenUpRow | undefined> {
    return (await this.#read('and id = $1', id))[0];
  }

  /** Lets it wait as if it were new; false where it is not given up. The queue finds it by itself. */
  async resend(id: number): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `update work_queue set failed_at = null, held_until = null, last_error = null, attempts = 0,
         waits_since = $2, next_at = $2 where id = $1 and failed_at is not null`,
      [id, new Date(this.clock())],
    );
    return rowCount > 0;
  }

  /** Throws it away; false where it is not given up. */
  async discard(id: number): Promise<boolean> {
    const { rowCount } = await this.db.query(
      'delete from work_queue where id = $1 and failed_at is not null',
      [id],
    );
    return rowCount > 0;
  }

  /** Forgets what was given up long ago. */
  async sweep(nowMs: number): Promise<void> {
    await this.db.query('delete from work_queue where failed_at < $1', [new Date(nowMs - KEPT_MS)]);
  }

  async #read(where: string, ...values: unknown[]): Promise<GivenUpRow[]> {
    const { rows } = await this.db.query<GivenUpRow>(
      `select id, kind, lane, payload, waits_since, failed_at, attempts, last_error from work_queue
       where failed_at is not null ${where} limit ${MAX}`,
      values,
    );
    return rows;
  }
}
