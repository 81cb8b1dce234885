import type { Database } from '../../db/database';

/** The domain whose brand an account has; undefined where it is the server's own. */
export type DomainOf = (userId: number) => Promise<string | undefined>;

interface Options {
  database: Pick<Database, 'query'>;
  /** Origin of the account's tracking server. */
  origin: string;
}

/** Nobody resells so deep: it ends what would go on in a circle. */
const MAX_DEPTH = 20;

/** Finds the domain of an account, or else of the nearest reseller above, whose brand is served: the domain was proved. */
export const createDomainOf =
  ({ database, origin }: Options): DomainOf =>
  async (userId) => {
    const { rows } = await database.query<{ domain: string }>(
      `with recursive above (user_id, reseller_id, domain, depth) as (
         select user_id, reseller_id, domain, 0 from account
         where tracking_origin = $1 and user_id = $2
         union all
         select account.user_id, account.reseller_id, account.domain, above.depth + 1
         from account join above on account.user_id = above.reseller_id
         where account.tracking_origin = $1 and above.depth < ${MAX_DEPTH})
       select brand.domain from above join brand on brand.domain = above.domain
       where brand.verified_at is not null order by above.depth limit 1`,
      [origin, userId],
    );
    return rows[0]?.domain;
  };
