import { INHERITED, type Maker } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import { ApiError } from '../../request/api-error';
import { readWhole } from '../../request/read-whole';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';
import { MAX_DEPTH } from './suspended-above';

interface Options {
  database: Pick<Unit, 'query'>;
  upstream: Pick<Upstream, 'origin' | 'send' | 'readForService'>;
  clock: () => number;
}

interface Row {
  user_id: number;
  last_restrictions: string;
}

/** Lifetime of a cached maker, in ms: as long as that of an account's rights. */
const REMEMBERED_MS = 5_000;

/**
 * Maker of an account, and the makers of those: read from the tracking API at most once in five
 * seconds each.
 */
export class Makers {
  readonly #options: Options;
  readonly #known = new Map<number, { maker: Promise<Maker>; untilMs: number }>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** The nearest first. Throws an `ApiError` where one of them cannot be read now. */
  async of(userId: number): Promise<Maker[]> {
    const { database, upstream } = this.#options;
    const { rows } = await database.query<Row>(
      `with recursive makers (user_id, depth) as (
         select made_by, 1 from account
           where tracking_origin = $1 and user_id = $2 and made_by is not null
         union
         select account.made_by, makers.depth + 1 from account join makers
           on account.user_id = makers.user_id
         where account.tracking_origin = $1 and account.made_by is not null
           and makers.depth < ${MAX_DEPTH})
       select makers.user_id, coalesce(last_restrictions, '') as last_restrictions
       from makers left join account on account.tracking_origin = $1
         and account.user_id = makers.user_id order by depth`,
      [upstream.origin, userId],
    );
    return Promise.all(rows.map((row) => this.#recall(row)));
  }

  /** Drops what was read of accounts. */
  forget(): void {
    this.#known.clear();
  }

  #recall(row: Row): Promise<Maker> {
    const nowMs = this.#options.clock();
    const before = this.#known.get(row.user_id);
    if (before !== undefined && before.untilMs > nowMs) return before.maker;
    for (const [id, { untilMs }] of this.#known) if (untilMs <= nowMs) this.#known.delete(id);
    const maker = this.#read(row);
    this.#known.set(row.user_id, { maker, untilMs: nowMs + REMEMBERED_MS });
    maker.catch(() => this.#known.delete(row.user_id));
    return maker;
  }

  /** A maker who is gone binds nobody; one that nobody may read now binds as when it was read last. */
  async #read({ user_id: id, last_restrictions: last }: Row): Promise<Maker> {
    const { database, upstream } = this.#options;
    const call = { path: `/users/${id}`, query: new URLSearchParams() };
    const answer = await (upstream.readForService?.(call) ??
      upstream.send({ method: 'GET', ...call }, { actor: { userId: id } }));
    if (answer.status >= 400) {
      if (answer.status === 404 && answer.fault === undefined) return {};
      const error = translateError(toRefusal(answer), { entity: undefined });
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      return Object.fromEntries(last.split(' ').map((name) => [name, true]));
    }
    const maker = JSON.parse((await readWhole(answer)) ?? '{}') as Maker; // as the tracking API says
    const now = ['administrator' as const, ...INHERITED].filter((name) => maker[name]).join(' ');
    if (now !== last) {
      await database.query(
        `insert into account (tracking_origin, user_id, last_restrictions) values ($1, $2, $3)
         on conflict (tracking_origin, user_id)
         do update set last_restrictions = excluded.last_restrictions`,
        [upstream.origin, id, now],
      );
    }
    return maker;
  }
}
