import { type BillingDay, compareForeign } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import type { BillingDesk } from './billing-desk';
import type { InvoiceStore } from './invoice-store';
import { type BillingProvider, type ProviderCharge, ProviderError } from './provider';
import type { ProviderOf } from './providers';
import { canBeSent } from './send-invoice';

interface ForeignOptions {
  db: Pick<Unit, 'query'>;
  origin: string;
  invoices: Pick<InvoiceStore, 'list'>;
  desk: Pick<BillingDesk, 'takeBack'>;
  providerOf: ProviderOf;
  clock: () => number;
}

/** Max names requested in a night: the others are requested in the next. */
const NAMES_MAX = 100;
/** Max charges, no longer listed, that are read one by one in a night. */
const GONE_MAX = 200;

const KEEP = `insert into billing_difference
    (tracking_origin, seller_id, provider_id, provider_account, customer, status, due_on, currency,
     found_at, reason, ours, theirs, is_settled)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, false)
  on conflict (tracking_origin, seller_id, provider_id) where invoice_id is null do update set
    provider_account = excluded.provider_account, customer = excluded.customer,
    status = excluded.status, due_on = excluded.due_on, theirs = excluded.theirs,
    found_at = case when billing_difference.is_settled then excluded.found_at
      else billing_difference.found_at end,
    is_settled = false`;

const OF_SELLER = 'tracking_origin = $1 and invoice_id is null and seller_id = $2';

/** Leaves of charges those that no invoice is at, nor will find there once it is sent. */
function createLeaveUnknown({ db, invoices, desk, providerOf }: ForeignOptions) {
  /** The answer to its sending was lost, and its invoice was paid or cancelled here since. */
  const takeBack = (invoiceId: number, charge: ProviderCharge): Promise<boolean> =>
    desk.takeBack(invoiceId, charge).catch((error: unknown) => {
      if (error instanceof ProviderError) return false;
      throw error;
    });

  return async (
    sellerId: number,
    charges: readonly ProviderCharge[],
  ): Promise<ProviderCharge[]> => {
    const { name } = providerOf(sellerId);
    // Whoever's: an account there may take the payments of more than one seller.
    const { rows } = await db.query<{ id: string }>(
      'select provider_id as id from invoice where provider = $1 and provider_id = any($2)',
      [name, charges.map(({ providerId }) => providerId)],
    );
    const known = new Set(rows.map(({ id }) => id));
    const left = charges.filter(({ providerId }) => !known.has(providerId));
    const ids = left.flatMap(({ of }) => (of ? [of.invoiceId] : []));
    const named = ids.length === 0 ? [] : await invoices.list({ sellerId, ids });
    const unknown: ProviderCharge[] = [];
    for (const charge of left) {
      const invoice = named.find(
        ({ id, mark, providerId }) =>
          id === charge.of?.invoiceId && mark === charge.of.mark && providerId === null,
      );
      if (invoice && canBeSent(invoice, providerOf)) continue;
      if (invoice && (await takeBack(invoice.id, charge))) continue;
      unknown.push(charge);
    }
    return unknown;
  };
}

/**
 * Charges that a provider has and nobody here knows: made in its own panel, or by another database. They are told, and
 * never touched. One of ours, by a call whose answer was lost and that nobody waits for any more, is taken back.
 */
export function createForeignCharges(options: ForeignOptions) {
  const { db, origin, providerOf, clock } = options;
  const leaveUnknown = createLeaveUnknown(options);

  const readTold = async (sellerId: number) => {
    const { rows } = await db.query<{ id: string; customer: string; isSettled: boolean }>(
      `select provider_id as id, customer, is_settled as "isSettled" from billing_difference
       where ${OF_SELLER}`,
      [origin, sellerId],
    );
    return new Map(rows.map((row) => [row.id, row]));
  };

  const settle = async (sellerId: number, id: string): Promise<void> => {
    await db.query(
      `update billing_difference set is_settled = true where ${OF_SELLER} and provider_id = $3`,
      [origin, sellerId, id],
    );
  };

  /** Those told before that are not among the unknown any more. */
  const lookAfter = async (
    sellerId: number,
    provider: BillingProvider,
    { left, listed }: { left: readonly string[]; listed: ReadonlySet<string> },
  ): Promise<void> => {
    for (const id of left.slice(0, GONE_MAX)) {
      // Listed, it was taken away there, or an invoice has found it.
      const payment = listed.has(id) ? undefined : await provider.read(id);
      if (!payment || !compareForeign(payment)) {
        await settle(sellerId, id);
        continue;
      }
      // It was paid, and that is longer ago than what is compared.
      const given = [origin, sellerId, id];
      await db.query(
        `delete from billing_difference where ${OF_SELLER} and provider_id = $3`,
        given,
      );
    }
  };

  return {
    /** Compares those of a seller that are due since a day, or late since whenever. */
    async compare(sellerId: number, since: BillingDay): Promise<void> {
      const provider = providerOf(sellerId);
      const account = await provider.account();
      // Nobody can ask for those of another account.
      await db.query(
        `delete from billing_difference where ${OF_SELLER} and provider_account <> $3`,
        [origin, sellerId, account],
      );
      const told = await readTold(sellerId);
      const names = new Map<string, string>();
      const nameOf = async (payerId: string): Promise<string> => {
        const known = names.get(payerId);
        if (known !== undefined || names.size >= NAMES_MAX) return known ?? payerId;
        const name = (await provider.nameOf(payerId)) || payerId;
        names.set(payerId, name);
        return name;
      };
      const [listed, unknown] = [new Set<string>(), new Set<string>()];
      for await (const charges of provider.listCharges(since)) {
        for (const { providerId } of charges) listed.add(providerId);
        for (const charge of await leaveUnknown(sellerId, charges)) {
          const found = compareForeign(charge);
          if (!found || unknown.has(charge.providerId)) continue;
          const { providerId, payerId, status, dueOn, currency } = charge;
          unknown.add(providerId);
          const before = told.get(providerId)?.customer ?? payerId;
          const customer = before === payerId ? await nameOf(payerId) : before;
          await db.query(KEEP, [
            ...[origin, sellerId, providerId, account, customer, status, dueOn, currency],
            ...[new Date(clock()), found.reason, found.ours, found.theirs],
          ]);
        }
      }
      const left = [...told.values()].filter(({ id, isSettled }) => !isSettled && !unknown.has(id));
      await lookAfter(sellerId, provider, { left: left.map(({ id }) => id), listed });
    },
    /** Tells no more of those of sellers who have no provider. */
    async keepOf(sellerIds: readonly number[]): Promise<void> {
      await db.query(
        `delete from billing_difference
         where tracking_origin = $1 and invoice_id is null and not (seller_id = any($2))`,
        [origin, sellerIds],
      );
    },
  };
}
