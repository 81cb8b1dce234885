import { billingContract, type BillingContract } from '@rastro/sdk/contract';
import type { BillingDay, Price, Since } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import { toOwnEntity } from '../../entities/own-entity';
import { OwnTable } from '../../ground/own-resources/own-table';
import type { InputOf } from '../../ground/own-resources/to-input';

/** A contract as it is kept. */
export interface StoredContract extends BillingContract {
  userId: number;
}

/** Contract as stored, with its seller and its prices over time. */
export type NewContract = InputOf<(typeof billingContract)['members']> & {
  sellerId: number;
  prices: readonly Since<Price>[];
};

const CONTRACT = toOwnEntity(billingContract, {
  table: 'billing_contract',
  jsonColumn: 'settings',
  members: {
    accountId: { column: null, readSql: 't.user_id' },
    sellerId: { readSql: 't.seller_id' },
    priceFrom: { column: null, readSql: 'null' },
    vehicles: {
      readSql: `coalesce((select vehicles from billed_vehicles v
        where v.tracking_origin = t.tracking_origin and v.user_id = t.user_id
        order by day desc limit 1), 0)`,
    },
    creditLeft: {
      readSql: `coalesce((select -carried from invoice where contract_id = t.id and not is_replaced
        order by from_day desc limit 1), 0)`,
    },
    invoicedTo: {
      readSql: '(select max(to_day) from invoice where contract_id = t.id and not is_replaced)',
    },
  },
});

/** Contracts of the accounts of one tracking API. Each is the account's that pays for it. */
export class ContractStore extends OwnTable<StoredContract, NewContract> {
  readonly #db: Unit;
  readonly #origin: string;

  constructor(db: Unit, origin: string) {
    super(CONTRACT, {
      db,
      origin,
      columns: ({ prices, sellerId }) => ({
        prices: JSON.stringify(prices),
        seller_id: sellerId,
      }),
    });
    this.#db = db;
    this.#origin = origin;
  }

  /** Those of these accounts, or of all; of one seller, or of any. */
  listOf(accountIds: readonly number[] = [], sellerId?: number): Promise<StoredContract[]> {
    return this.read(
      `and (cardinality($2::bigint[]) = 0 or t.user_id = any($2))
       and ($3::bigint is null or t.seller_id = $3) order by t.id`,
      accountIds,
      sellerId ?? null,
    );
  }

  async findAny(id: number): Promise<StoredContract | undefined> {
    return (await this.read('and t.id = $2', id))[0];
  }

  async pricesOf(id: number): Promise<Since<Price>[]> {
    const { rows } = await this.#db.query<{ prices: Since<Price>[] }>(
      'select prices from billing_contract where id = $1',
      [id],
    );
    return rows[0]?.prices ?? [];
  }

  /** The CPF or CNPJ that a seller bills an account by; '' where nobody wrote one. */
  async documentOf(userId: number, sellerId: number): Promise<string> {
    const { rows } = await this.#db.query<{ document: string | null }>(
      `select settings ->> 'document' as document from billing_contract
       where tracking_origin = $1 and user_id = $2 and seller_id = $3
         and settings ->> 'document' <> '' order by id desc limit 1`,
      [this.#origin, userId, sellerId],
    );
    return rows[0]?.document ?? '';
  }

  /** Returns an account's vehicle counts, each with its first day. */
  async vehiclesOf(userId: number): Promise<Since<number>[]> {
    const { rows } = await this.#db.query<{ day: BillingDay; vehicles: number }>(
      `select day, vehicles from billed_vehicles
       where tracking_origin = $1 and user_id = $2 order by day`,
      [this.#origin, userId],
    );
    return rows.map(({ day, vehicles }) => ({ from: day, value: vehicles }));
  }

  /** Keeps how many it has from a day on. */
  async countVehicles(userId: number, day: BillingDay, vehicles: number): Promise<void> {
    if ((await this.vehiclesOf(userId)).at(-1)?.value === vehicles) return;
    await this.#db.query(
      `insert into billed_vehicles (tracking_origin, user_id, day, vehicles)
       values ($1, $2, $3, $4)
       on conflict (tracking_origin, user_id, day) do update set vehicles = excluded.vehicles`,
      [this.#origin, userId, day, vehicles],
    );
  }
}
