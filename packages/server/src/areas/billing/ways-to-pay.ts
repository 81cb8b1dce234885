import type { Cents } from '@rastro/sdk/domain';
import type { SellerSettings } from '../../integrations/seller-settings';
import { writePixCode } from './pix-code';
import { manualProvider } from './provider';
import type { ProviderOf } from './providers';
import type { PayWith, StoredInvoice } from './stored-invoice';

/** Seller and ways to pay. */
export interface WaysToPay extends PayWith {
  bank: string;
  sellerName: string;
  sellerDocument: string;
  sellerAddress: string;
}

/** Finds them for an invoice and the amount to be paid today, in cents. */
export type WaysToPayOf = (invoice: StoredInvoice, total: Cents) => WaysToPay;

interface WaysOptions {
  sellerOf: (sellerId: number) => SellerSettings | undefined;
  providerOf: ProviderOf;
}

/** Ways to pay invoices: those of their provider, or where there is none the seller's own Pix key and bank account. */
export function createWaysToPay({ sellerOf, providerOf }: WaysOptions): WaysToPayOf {
  return (invoice, total) => {
    const { id, sellerId, currency, providerId, isAstray } = invoice;
    const seller = sellerOf(sellerId);
    const isManual = providerId === null && providerOf(sellerId).name === manualProvider.name;
    const { name = '', document = '', address = '', bank = '', pix } = seller ?? {};
    const hasCode = isManual && pix !== undefined && currency === 'BRL' && total > 0;
    return {
      sellerName: name,
      sellerDocument: document,
      sellerAddress: address,
      bank: isManual ? bank : '',
      // Nobody here would hear of a payment by what another account of the provider says.
      ...(isAstray ? {} : invoice.payWith),
      ...(hasCode && {
        pix: writePixCode({ ...pix, name, cents: total, reference: `FATURA${id}` }),
      }),
    };
  };
}
