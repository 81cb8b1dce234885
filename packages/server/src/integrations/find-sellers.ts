import type { IntegrationKey } from '@rastro/sdk/contract';
import type { Unit } from '../db/database';
import type { SellerMails } from '../mail/seller-mailer';
import type { Integrations } from './integrations';
import type { ServiceSettings } from './to-settings';

interface Options {
  database: Pick<Unit, 'query'>;
  /** Origin of the tracking API. */
  origin: string;
  integrations: Pick<Integrations, 'hasOwn' | 'of'>;
}

/** A reseller with services of its own. */
export interface Seller {
  resellerId: number;
  settings: ServiceSettings;
}

/**
 * Finds, for each of these accounts, the nearest reseller above it that has a service of its own, the account itself
 * where it is one; who has none above is not among them. Within a transaction it is asked with its unit.
 */
export type FindSellers = (
  key: IntegrationKey,
  userIds: readonly number[],
  unit?: Pick<Unit, 'query'>,
) => Promise<ReadonlyMap<number, Seller>>;

/** Nobody resells so deep: it ends what would go on in a circle. */
const MAX_DEPTH = 20;

/**
 * Creates the lookup of sellers. Anything sent to an administrator of the engine, new passwords
 * included, bypasses resellers.
 */
export const createFindSellers =
  ({ database, origin, integrations }: Options): FindSellers =>
  async (key, userIds, unit = database) => {
    if (!integrations.hasOwn(key)) return new Map();
    const { rows } = await unit.query<{ start_id: number; owner_id: number }>(
      `with recursive above (start_id, user_id, depth) as (
         select id, id, 0 from unnest($2::bigint[]) id
         union
         select above.start_id, account.reseller_id, above.depth + 1 from account join above
           on account.user_id = above.user_id
         where account.tracking_origin = $1 and account.reseller_id is not null
           and above.depth < ${MAX_DEPTH})
       select distinct on (above.start_id) above.start_id, i.owner_id from above
         join reseller r on r.tracking_origin = $1 and r.user_id = above.user_id
         join integration i
           on i.tracking_origin = $1 and i.owner_id = above.user_id and i.key = $3
       where not exists (
         select 1 from users where $1 = 'engine' and id = above.start_id and administrator)
       order by above.start_id, above.depth`,
      [origin, userIds, key],
    );
    return new Map(
      rows.map(({ start_id: userId, owner_id: resellerId }) => [
        userId,
        { resellerId, settings: integrations.of(resellerId) },
      ]),
    );
  };

/** The mail servers of those resellers. */
export const createFindSellerMail =
  (findSellers: FindSellers): SellerMails['find'] =>
  async (userId) => {
    const seller = (await findSellers('mail', [userId])).get(userId);
    const settings = seller?.settings.mail;
    return settings && { resellerId: seller.resellerId, settings };
  };
