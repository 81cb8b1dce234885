import { type BillingDay, isPayable, toBare } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import type { TakeTurns } from '../../db/take-turns';
import { applyPayment } from './apply-payment';
import { BY_ITSELF } from './billing-desk';
import type { InvoiceStore } from './invoice-store';
import { manualProvider, ProviderError } from './provider';
import type { ProviderOf } from './providers';
import type { StoredInvoice } from './stored-invoice';

interface SendOptions {
  database: Database;
  origin: string;
  invoices: InvoiceStore;
  providerOf: ProviderOf;
  today: () => BillingDay;
  takeTurns: TakeTurns;
  readAccount: (userId: number) => Promise<Readonly<Record<string, unknown>>>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Gives an invoice that is only here to the provider; what it says against it stands beside the invoice until the next
 * try. Who does so at the same moment, on this server or another, waits for the other, for nobody is charged twice.
 */
export function createSendInvoice(options: SendOptions) {
  const { database, origin, invoices, providerOf, today, readAccount, takeTurns } = options;
  const isHere = ({ providerId, provider, sellerId, value, status }: StoredInvoice): boolean =>
    providerId === null &&
    value > 0 &&
    isPayable(status) &&
    provider !== manualProvider.name &&
    provider === providerOf(sellerId).name;

  const send = async (invoice: StoredInvoice): Promise<void> => {
    const { id, userId, sellerId } = invoice;
    const provider = providerOf(sellerId);
    const account = await readAccount(userId);
    const { rows } = await database.query<{ payer_id: string }>(
      `select payer_id from billing_payer
       where tracking_origin = $1 and user_id = $2 and provider = $3 and seller_id = $4`,
      [origin, userId, provider.name, sellerId],
    );
    const payer = {
      ...{ userId, name: textOf(account['name']), email: textOf(account['email']) },
      ...{ phone: textOf(account['phone']), document: toBare(invoice.document) },
      payerId: rows[0]?.payer_id,
    };
    try {
      const sent = await provider.send(invoice, payer);
      if (!sent) return;
      await database.query(
        `insert into billing_payer (tracking_origin, user_id, provider, seller_id, payer_id)
         values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [origin, userId, provider.name, sellerId, sent.payerId],
      );
      await invoices.change(id, (kept, written) =>
        applyPayment(kept, written, sent.payment, { day: today(), note: '' }),
      );
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const problem = error.message.slice(0, 500);
      const { note: _note, ...by } = BY_ITSELF;
      await invoices.change(id, ({ status, problem: before }) =>
        before === problem
          ? undefined
          : {
              change: { problem },
              entries: [{ kind: 'status', cents: 0, day: today(), status, ...by, note: problem }],
            },
      );
    }
  };

  return async (invoice: StoredInvoice): Promise<void> => {
    if (!isHere(invoice)) return;
    await takeTurns(`send invoices of ${origin}`, async () => {
      const now = await invoices.find(invoice.id);
      if (now && isHere(now)) await send(now);
    });
  };
}
