import { splitAttributeFields, toBare, USER_FIELDS, type UserField } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import type { TakeTurns } from '../../db/take-turns';
import type { IntroducedPayer, PayerAddress } from './notes/notes-provider';
import type { BillingProvider, KnownPayer, Payer } from './provider';
import type { ReadCustomer } from './read-customer';
import { OPERATOR } from './sellers';

interface PayersOptions {
  db: Pick<Database, 'query'>;
  origin: string;
  /** Prefix of an account's attributes. */
  prefix: string;
  readCustomer: Pick<ReadCustomer, 'account'>;
  takeTurns: TakeTurns;
}

/** An account as somebody who pays a seller at a provider. */
export interface PayerAt {
  userId: number;
  sellerId: number;
  provider: Pick<BillingProvider, 'name' | 'findPayer'>;
}

/** Payers, as providers want to know them. */
export interface Payers {
  /**
   * Tells a provider of it, each account once, whoever asks at the same moment. `document` is the CPF or CNPJ, as
   * somebody wrote it; `askedBy` sees the account. Throws when nobody can say who it is.
   */
  introduce(at: PayerAt, document: string, askedBy?: number): Promise<IntroducedPayer>;
  /** Returns the provider's id of a payer; undefined where the provider does not know it. */
  find(at: { userId: number; sellerId: number; provider: string }): Promise<string | undefined>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export function createPayers(options: PayersOptions): Payers {
  const { db, origin, prefix, readCustomer, takeTurns } = options;

  const findKnown = async (at: { userId: number; sellerId: number; provider: string }) => {
    const { rows } = await db.query<{ payer_id: string; told: string }>(
      `select payer_id, told from billing_payer
       where tracking_origin = $1 and user_id = $2 and provider = $3 and seller_id = $4`,
      [origin, at.userId, at.provider, at.sellerId],
    );
    return rows[0];
  };
  const read = async (
    { userId, sellerId, provider: { name: provider } }: PayerAt,
    document: string,
    askedBy: number,
  ): Promise<Payer & { address: PayerAddress }> => {
    const account = await readCustomer.account(userId, [sellerId, askedBy]);
    const attributes = (account['attributes'] ?? {}) as Readonly<Record<string, unknown>>;
    const { fields } = splitAttributeFields(USER_FIELDS, attributes, prefix);
    const field = (name: UserField): string => textOf(fields[name]);
    const known = await findKnown({ userId, sellerId, provider });
    return {
      userId,
      name: textOf(account['name']),
      email: textOf(account['email']),
      phone: textOf(account['phone']),
      document: toBare(document),
      payerId: known?.payer_id,
      told: known?.told ?? '',
      address: {
        postcode: field('postcode'),
        street: field('street'),
        number: field('number'),
        complement: field('complement'),
        district: field('district'),
      },
    };
  };
  const keep = async (
    { userId, sellerId, provider }: PayerAt,
    { payerId, told }: KnownPayer,
  ): Promise<void> => {
    await db.query(
      `insert into billing_payer (tracking_origin, user_id, provider, seller_id, payer_id, told)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (tracking_origin, user_id, provider, seller_id)
       do update set payer_id = excluded.payer_id, told = excluded.told`,
      [origin, userId, provider.name, sellerId, payerId, told],
    );
  };

  return {
    introduce(at, document, askedBy = OPERATOR) {
      const { userId, sellerId, provider } = at;
      return takeTurns(`payer ${userId} of ${sellerId} at ${origin}`, async () => {
        const { address, ...payer } = await read(at, document, askedBy);
        const known = await provider.findPayer(payer);
        if (known.payerId !== payer.payerId || known.told !== payer.told) await keep(at, known);
        return { payerId: known.payerId, address };
      });
    },
    find: async (at) => (await findKnown(at))?.payer_id,
  };
}
