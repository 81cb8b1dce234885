import { splitAttributeFields, toBare, USER_FIELDS, type UserField } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import type { PayerAddress } from './notes/notes-provider';
import type { KnownPayer, Payer } from './provider';
import type { ReadCustomer } from './read-customer';
import { OPERATOR } from './sellers';

interface PayersOptions {
  db: Pick<Database, 'query'>;
  origin: string;
  /** Of the attributes of an account. */
  prefix: string;
  readCustomer: Pick<ReadCustomer, 'account'>;
}

/** An account as somebody who pays a seller at a provider. */
export interface PayerAt {
  userId: number;
  sellerId: number;
  provider: string;
}

/** Who pays, as providers want to know it. */
export interface Payers {
  /** `document` is the CPF or CNPJ, as somebody wrote it; `askedBy` sees the account. Throws when nobody can say. */
  read(at: PayerAt, document: string, askedBy?: number): Promise<Payer & { address: PayerAddress }>;
  /** Keeps what a provider calls it, and was told of it. */
  keep(at: PayerAt, known: KnownPayer): Promise<void>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export function createPayers({ db, origin, prefix, readCustomer }: PayersOptions): Payers {
  return {
    async read({ userId, sellerId, provider }, document, askedBy = OPERATOR) {
      const account = await readCustomer.account(userId, [sellerId, askedBy]);
      const attributes = (account['attributes'] ?? {}) as Readonly<Record<string, unknown>>;
      const { fields } = splitAttributeFields(USER_FIELDS, attributes, prefix);
      const field = (name: UserField): string => textOf(fields[name]);
      const { rows } = await db.query<{ payer_id: string; told: string }>(
        `select payer_id, told from billing_payer
         where tracking_origin = $1 and user_id = $2 and provider = $3 and seller_id = $4`,
        [origin, userId, provider, sellerId],
      );
      return {
        ...{ userId, name: textOf(account['name']), email: textOf(account['email']) },
        ...{ phone: textOf(account['phone']), document: toBare(document) },
        payerId: rows[0]?.payer_id,
        told: rows[0]?.told ?? '',
        address: {
          ...{ postcode: field('postcode'), street: field('street'), number: field('number') },
          ...{ complement: field('complement'), district: field('district') },
        },
      };
    },
    async keep({ userId, sellerId, provider }, { payerId, told }) {
      await db.query(
        `insert into billing_payer (tracking_origin, user_id, provider, seller_id, payer_id, told)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (tracking_origin, user_id, provider, seller_id)
         do update set payer_id = excluded.payer_id, told = excluded.told`,
        [origin, userId, provider, sellerId, payerId, told],
      );
    },
  };
}
