import { expect, it } from 'vitest';
import { INVOICE_STATUSES, isPaid } from '@rastro/sdk/domain';
import { toInvoice } from './invoice-calls';
import { manualProvider } from './provider';
import type { StoredInvoice } from './stored-invoice';
import { nameMove } from './tell-moved';

it('names what becomes of an invoice, each move by one word', () => {
  for (const to of INVOICE_STATUSES) expect(nameMove({ from: null, to })).toBe('issued');
  for (const from of INVOICE_STATUSES) {
    expect(nameMove({ from, to: from })).toBe('changed');
    for (const to of INVOICE_STATUSES) {
      if (from === to) continue;
      const word = nameMove({ from, to });
      expect(word === 'cancelled').toBe(to === 'CANCELED');
      expect(word === 'overdue').toBe(to === 'OVERDUE');
      // From one way of being paid to another it is not paid twice.
      expect(word === 'paid').toBe(isPaid(to) && !isPaid(from));
    }
  }
});

it('tells nobody what the provider kept who is not known to sell it', () => {
  const stored = { fee: 199, status: 'RECEIVED', dueOn: '2026-09-05' } as StoredInvoice;
  const options = {
    prefix: 'rastro',
    today: () => '2026-09-06',
    notesOf: () => undefined,
    providerOf: () => manualProvider,
  };
  expect(toInvoice(stored, options).providerFee).toBeNull();
  expect(toInvoice({ ...stored, isSold: true }, options).providerFee).toBe(199);
});
