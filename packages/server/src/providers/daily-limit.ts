import type { Database } from '../db/database';

/** What an account may still get today: `last` is the last one. */
export type DailyTurn = 'free' | 'last' | 'over';

/** So many short messages an account gets a day (UTC), of all servers of a database. */
export class DailyLimit {
  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly origin: string,
    readonly most: number,
    private readonly clock: () => number,
  ) {}

  /** Takes one of the account. */
  async take(userId: number): Promise<DailyTurn> {
    const { rows } = await this.database.query<{ sent: number }>(
      `insert into sms_day as d (tracking_origin, user_id, day, sent) values ($1, $2, $3::date, 1)
       on conflict (tracking_origin, user_id) do update set day = excluded.day,
         sent = case when d.day = excluded.day then d.sent + 1 else 1 end
       where d.day <> excluded.day or d.sent < $4 returning sent`,
      [this.origin, userId, this.#day(), this.most],
    );
    const [row] = rows;
    if (!row) return 'over';
    return row.sent >= this.most ? 'last' : 'free';
  }

  /** Gives one back that did not go out. */
  async giveBack(userId: number): Promise<void> {
    await this.database.query(
      `update sms_day set sent = sent - 1
       where tracking_origin = $1 and user_id = $2 and day = $3::date and sent > 0`,
      [this.origin, userId, this.#day()],
    );
  }

  #day(): string {
    return new Date(this.clock()).toISOString().slice(0, 10);
  }
}
