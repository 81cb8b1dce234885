import type { BillingDay } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import { forbidden } from '../../request/api-error';
import type { Access } from '../../ground/access/access';

/** The operator of the server as a seller. */
export const OPERATOR = 0;

interface SellersOptions {
  db: Pick<Database, 'query'>;
  origin: string;
  access: Pick<Access, 'sellerOf'>;
}

/** An account stands right below the reseller `seller`, which still sells on. */
const STANDS_BELOW = (seller: string, account: string) => `exists (
  select 1 from account join reseller on reseller.tracking_origin = account.tracking_origin
    and reseller.user_id = account.reseller_id
  where account.tracking_origin = $1 and account.user_id = ${account}
    and account.reseller_id = ${seller})`;

/**
 * Sellers whose business somebody may do: higher administrators that of the operator, and of
 * resellers they ask for; resellers their own (decision 7).
 */
export interface Sellers {
  /** Returns the seller somebody acts for; refuses an account that acts for none. */
  require(userId: number): Promise<number>;
  /** Returns the seller of a list: one's own, or, for the operator, a requested reseller. */
  narrow(sellerId: number, query: URLSearchParams): number;
  /** Checks that somebody may see and change a seller's sales. */
  isIn(userId: number, sellerId: number): Promise<boolean>;
  /**
   * Checks that a reseller may bill an account: one right below it, and not those of a reseller
   * between.
   */
  mayBill(sellerId: number, accountId: number): Promise<boolean>;
  /**
   * Lists accounts that are no longer a seller's customers, despite a contract or an invoice that
   * would suspend them.
   */
  listLost(today: BillingDay): Promise<{ sellerId: number; userId: number }[]>;
}

export function createSellers({ db, origin, access }: SellersOptions): Sellers {
  return {
    async require(userId) {
      const sellerId = await access.sellerOf(userId);
      if (sellerId === undefined) throw forbidden('HIGHER_ADMINISTRATOR_REQUIRED');
      return sellerId;
    },
    narrow: (sellerId, query) =>
      sellerId === OPERATOR ? Number(query.get('sellerId') ?? OPERATOR) : sellerId,
    async isIn(userId, sellerId) {
      const own = await access.sellerOf(userId);
      return own === OPERATOR || own === sellerId;
    },
    async mayBill(sellerId, accountId) {
      if (sellerId === OPERATOR) return true;
      const { rows } = await db.query(
        `select 1 where ${STANDS_BELOW('$2::bigint', '$3::bigint')}`,
        [origin, sellerId, accountId],
      );
      return rows.length > 0;
    },
    async listLost(today) {
      const { rows } = await db.query<{ sellerId: number; userId: number }>(
        `select distinct seller_id as "sellerId", user_id as "userId" from (
           select seller_id, user_id from billing_contract
           where tracking_origin = $1 and coalesce(settings ->> 'endsOn', $2) >= $2
           union all
           select seller_id, user_id from invoice
           where tracking_origin = $1 and suspend_days > 0) sold
         where seller_id <> ${OPERATOR} and not ${STANDS_BELOW('sold.seller_id', 'sold.user_id')}`,
        [origin, today],
      );
      return rows;
    },
  };
}
