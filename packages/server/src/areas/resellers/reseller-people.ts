import { z } from 'zod';
import type { Unit } from '../../db/database';
import { refuseField } from '../../request/refuse-field';

/** Accounts that work for a reseller from now on, and those that no longer do. */
export interface ChangedPeople {
  came: readonly number[];
  left: readonly number[];
}

/** A reseller is no company of thousands: more are a mistake. */
const MAX = 200;

/** The body that says who works for a reseller. */
export const peopleSchema = z.object({
  userIds: z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).max(MAX),
});

/** Own people of resellers: accounts right below one that work in its account, signed in as themselves. */
export class ResellerPeople {
  constructor(
    private readonly database: Pick<Unit, 'query'>,
    private readonly origin: string,
  ) {}

  /** Lists the accounts that work for a reseller. */
  async list(resellerId: number, unit = this.database): Promise<number[]> {
    const { rows } = await unit.query<{ user_id: number }>(
      `select user_id from account where tracking_origin = $1 and reseller_id = $2
         and works_for_reseller order by user_id`,
      [this.origin, resellerId],
    );
    return rows.map(({ user_id: id }) => id);
  }

  /** Says who works for a reseller: these accounts and nobody else. Throws an `ApiError` for one that cannot. */
  async set(
    unit: Pick<Unit, 'query'>,
    resellerId: number,
    userIds: readonly number[],
  ): Promise<ChangedPeople> {
    const { rows } = await unit.query<{ user_id: number }>(
      `select user_id from account where tracking_origin = $1 and reseller_id = $2
         and user_id = any($3::bigint[])
         and not exists (select 1 from reseller where tracking_origin = $1
           and reseller.user_id = account.user_id)
         and not exists (select 1 from qr_access where tracking_origin = $1
           and qr_access.user_id = account.user_id)`,
      [this.origin, resellerId, userIds],
    );
    const able = new Set(rows.map(({ user_id: id }) => id));
    if (userIds.some((id) => !able.has(id))) {
      throw refuseField('userIds', 'refusal.reseller.people');
    }
    const before = await this.list(resellerId, unit);
    await unit.query(
      `update account set works_for_reseller = user_id = any($3::bigint[])
       where tracking_origin = $1 and reseller_id = $2`,
      [this.origin, resellerId, userIds],
    );
    return {
      came: [...able].filter((id) => !before.includes(id)),
      left: before.filter((id) => !able.has(id)),
    };
  }
}
