import type { Unit } from '../db/database';

/** What costs whoever runs the server: a short message, a mail, a message by a service such as WhatsApp. */
export type CostKind = 'text' | 'mail' | 'message';

/** How many of each kind an account spends a day at most; undefined for any number. */
export type DailyMax = Readonly<Record<CostKind, number | undefined>>;

/** What an account may still spend today: with `last` that was the last one. */
export type DailyTurn = 'free' | 'last' | 'over';

/** What an account may have sent a day (UTC), by whatever way, of all servers of a database. */
export class DailyBudget {
  constructor(
    private readonly database: Pick<Unit, 'query'>,
    private readonly origin: string,
    readonly most: DailyMax,
    private readonly clock: () => number,
  ) {}

  /** Takes some at once, or none of them; in the transaction of what is to be sent where that is written down. */
  async take(
    kind: CostKind,
    userId: number,
    { count = 1, unit = this.database }: { count?: number; unit?: Pick<Unit, 'query'> } = {},
  ): Promise<DailyTurn> {
    const most = this.most[kind];
    if (most === undefined || count === 0) return 'free';
    if (count > most) return 'over';
    const { rows } = await unit.query<{ spent: number }>(
      `insert into spent_day as d (tracking_origin, user_id, kind, day, spent)
       values ($1, $2, $3, $4::date, $5)
       on conflict (tracking_origin, user_id, kind) do update set day = excluded.day,
         spent = case when d.day = excluded.day then d.spent + $5 else $5 end
       where d.day <> excluded.day or d.spent + $5 <= $6 returning spent`,
      [this.origin, userId, kind, this.#day(), count, most],
    );
    const [row] = rows;
    if (!row) return 'over';
    return row.spent >= most ? 'last' : 'free';
  }

  /** Gives some back that did not go out. */
  async giveBack(kind: CostKind, userId: number, count = 1): Promise<void> {
    if (this.most[kind] === undefined || count === 0) return;
    await this.database.query(
      `update spent_day set spent = greatest(spent - $5, 0)
       where tracking_origin = $1 and user_id = $2 and kind = $3 and day = $4::date`,
      [this.origin, userId, kind, this.#day(), count],
    );
  }

  #day(): string {
    return new Date(this.clock()).toISOString().slice(0, 10);
  }
}
