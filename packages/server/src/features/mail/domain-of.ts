import type { Database } from '../../db/database';
import type { DomainOf } from './open-mail';

interface Options {
  database: Pick<Database, 'query'>;
  /** Of the tracking server that the account is of. */
  origin: string;
}

/** Finds the domain of an account, or else that of the reseller it belongs to. */
export const createDomainOf =
  ({ database, origin }: Options): DomainOf =>
  async (userId) => {
    const { rows } = await database.query<{ domain: string | null }>(
      `select coalesce(own.domain, reseller.domain) as domain
       from account own left join account reseller
         on reseller.tracking_origin = own.tracking_origin and reseller.user_id = own.reseller_id
       where own.tracking_origin = $1 and own.user_id = $2`,
      [origin, userId],
    );
    return rows[0]?.domain ?? undefined;
  };
