import { ENGINE_ORIGIN } from '../db/credential-epoch';
import type { Unit } from '../db/database';

/**
 * Kinds of messages that cost the server's operator money: a text message, a mail, a message by a
 * service such as WhatsApp.
 */
export type CostKind = 'text' | 'mail' | 'message';

/** Max number of each kind an account may send per day; undefined for no limit. */
export type DailyMax = Readonly<Record<CostKind, number | undefined>>;

/** State of an account's daily budget; `last` means this was the last one. */
export type DailyTurn = 'free' | 'last' | 'over';

/**
 * Query of the accounts above an account, itself included, but no administrators: resellers, and
 * its managers.
 */
const TREES = `with recursive tree (id) as (
    select $2::bigint
    union
    select above.id from tree, lateral (
      select a.reseller_id as id from account a
        where a.tracking_origin = $1 and a.user_id = tree.id and a.reseller_id is not null
      union all
      select l.user_id from user_user l join users u on u.id = l.user_id
        where $1 = '${ENGINE_ORIGIN}' and l.managed_user_id = tree.id and not u.administrator
    ) above)
  select id from tree order by id`;

/**
 * Daily budget (UTC) of an account for all channels and all servers of a database, and the shared
 * budget of all accounts below a reseller or manager: otherwise whoever creates accounts would have
 * as many budgets.
 */
export class DailyBudget {
  constructor(
    private readonly database: Pick<Unit, 'query'>,
    private readonly origin: string,
    readonly most: DailyMax,
    private readonly clock: () => number,
    /** Max of a whole tree; unlimited for kinds left out. */
    private readonly mostOfTree: Partial<DailyMax> = {},
  ) {}

  /** Takes some at once, or none of them; in the transaction of what is to be sent where that is written down. */
  async take(
    kind: CostKind,
    userId: number,
    { count = 1, unit = this.database }: { count?: number; unit?: Pick<Unit, 'query'> } = {},
  ): Promise<DailyTurn> {
    if (count === 0) return 'free';
    const taken: Purse[] = [];
    let turn: DailyTurn = 'free';
    for (const purse of await this.#pursesOf(kind, userId, unit)) {
      const spent = await this.#takeOf(purse, count, unit);
      if (spent === undefined) {
        for (const one of taken) await this.#giveBackTo(one, count, unit);
        return 'over';
      }
      taken.push(purse);
      if (purse.kind === kind && spent >= purse.most) turn = 'last';
    }
    return turn;
  }

  /** Gives some back that did not go out. */
  async giveBack(kind: CostKind, userId: number, count = 1): Promise<void> {
    if (count === 0) return;
    for (const purse of await this.#pursesOf(kind, userId, this.database)) {
      await this.#giveBackTo(purse, count, this.database);
    }
  }

  /** The account's own, then those of the trees that it stands in, always in the same order. */
  async #pursesOf(kind: CostKind, userId: number, unit: Pick<Unit, 'query'>): Promise<Purse[]> {
    const [most, mostOfTree] = [this.most[kind], this.mostOfTree[kind]];
    const own = most === undefined ? [] : [{ kind, userId, most }];
    if (mostOfTree === undefined) return own;
    const { rows } = await unit.query<{ id: number }>(TREES, [this.origin, userId]);
    const trees = rows.map(({ id }) => ({ kind: `tree-${kind}`, userId: id, most: mostOfTree }));
    return [...own, ...trees];
  }

  async #takeOf(
    { kind, userId, most }: Purse,
    count: number,
    unit: Pick<Unit, 'query'>,
  ): Promise<number | undefined> {
    if (count > most) return undefined;
    const { rows } = await unit.query<{ spent: number }>(
      `insert into spent_day as d (tracking_origin, user_id, kind, day, spent)
       values ($1, $2, $3, $4::date, $5)
       on conflict (tracking_origin, user_id, kind) do update set day = excluded.day,
         spent = case when d.day = excluded.day then d.spent + $5 else $5 end
       where d.day <> excluded.day or d.spent + $5 <= $6 returning spent`,
      [this.origin, userId, kind, this.#day(), count, most],
    );
    return rows[0]?.spent;
  }

  async #giveBackTo(
    { kind, userId }: Purse,
    count: number,
    unit: Pick<Unit, 'query'>,
  ): Promise<void> {
    await unit.query(
      `update spent_day set spent = greatest(spent - $5, 0)
       where tracking_origin = $1 and user_id = $2 and kind = $3 and day = $4::date`,
      [this.origin, userId, kind, this.#day(), count],
    );
  }

  #day(): string {
    return new Date(this.clock()).toISOString().slice(0, 10);
  }
}

/** One count of a day. */
interface Purse {
  kind: string;
  userId: number;
  most: number;
}
