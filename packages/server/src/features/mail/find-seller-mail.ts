import type { Database } from '../../db/database';
import type { Integrations } from '../../integrations/integrations';
import type { SellerMails } from '../../mail/seller-mailer';

interface Options {
  database: Pick<Database, 'query'>;
  /** Of the tracking API. */
  origin: string;
  integrations: Pick<Integrations, 'hasMails' | 'mailOf'>;
}

/** Nobody resells so deep: it ends what would go on in a circle. */
const DEEPEST = 20;

/**
 * Finds the mail server of the nearest reseller above an account, the account itself where it is one. What an
 * administrator of the engine is sent, new passwords among it, passes no reseller.
 */
export const createFindSellerMail =
  ({ database, origin, integrations }: Options): SellerMails['find'] =>
  async (userId) => {
    if (!integrations.hasMails()) return undefined;
    const { rows } = await database.query<{ owner_id: number }>(
      `with recursive above (user_id, depth) as (
         select $2::bigint, 0
         union
         select account.reseller_id, above.depth + 1 from account join above
           on account.user_id = above.user_id
         where account.tracking_origin = $1 and account.reseller_id is not null
           and above.depth < ${DEEPEST})
       select i.owner_id from above
         join reseller r on r.tracking_origin = $1 and r.user_id = above.user_id
         join integration i
           on i.tracking_origin = $1 and i.owner_id = above.user_id and i.key = 'mail'
       where not exists (
         select 1 from users where $1 = 'engine' and id = $2 and administrator)
       order by above.depth limit 1`,
      [origin, userId],
    );
    const [row] = rows;
    const settings = row && integrations.mailOf(row.owner_id);
    return settings && { resellerId: row.owner_id, settings };
  };
