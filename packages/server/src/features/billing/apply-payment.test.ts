// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { INVOICE_STATUSES, isOwed, isPaid, sumMoves } from '@rastro/sdk/domain';
import { applyPayment } from './apply-payment';
import type { ProviderPayment } from './provider';
import type { StoredEntry, StoredInvoice } from './stored-invoice';

const VALUE = 10_000;
const day = '2026-09-20';

const fresh = (): { invoice: StoredInvoice; written: StoredEntry[] } => ({
  invoice: {
    ...{ id: 1, userId: 2, contractId: 3, accountName: 'A', document: '', description: '' },
    ...{ from: '2026-09-01', to: '2026-10-01', dueOn: '2026-09-05', firstDueOn: null },
    ...{ value: VALUE, carried: 0, currency: 'BRL', status: 'PENDING', paidOn: null, lines: [] },
    terms: { fine: { mode: 'percent', rate: 200 }, interest: 100, discount: null },
    ...{ provider: 'asaas', providerId: 'pay_1', payWith: {}, problem: '' },
    note: null,
    ...{ isReplaced: false, isAstray: false, providerAccount: '', refunding: null },
    sellerId: 0,
    ...{ suspendDays: 0, trustDays: 3, hasSuspended: false, remindDays: '', open: VALUE, paid: 0 },
  },
  written: [entryOf('invoiced', VALUE)],
});

const entryOf = (kind: StoredEntry['kind'], cents: number): StoredEntry => ({
  ...{ id: 0, at: new Date(0), kind, cents, day, status: '', userId: 0, userName: '', note: '' },
});

const payment = fc.record({
  status: fc.oneof(fc.constantFrom(...INVOICE_STATUSES), fc.constant('SOMETHING_NEW')),
  isDeleted: fc.boolean(),
  paid: fc.integer({ min: 0, max: 30_000 }),
  refunded: fc.constant(0),
  paidOn: fc.constantFrom(null, '2026-09-01', '2026-09-20'),
});

it('keeps the ledger at what the status means, whatever a provider says in whatever order, and says nothing twice', () => {
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 12 }), (said) => {
      const { invoice, written } = fresh();
      for (const each of said) {
        const told: ProviderPayment = {
          ...each,
          ...{
            providerId: 'pay_1',
            dueOn: '2026-09-05',
            value: VALUE,
            payWith: {},
            refundNotes: [],
          },
        };
        const apply = () => applyPayment(invoice, written, told, { day, note: '' });
        const applied = apply();
        if (applied) {
          written.push(...applied.entries.map((entry) => entryOf(entry.kind, entry.cents)));
          Object.assign(invoice, applied.change);
          invoice.open = sumMoves(written);
        }
        expect(apply()).toBeUndefined();
        const { status, open } = invoice;
        if (isOwed(status)) expect(open).toBe(VALUE);
        if (isPaid(status) || status === 'REFUNDED' || status === 'CANCELED') expect(open).toBe(0);
        expect(written.every(({ cents }) => Number.isSafeInteger(cents))).toBe(true);
      }
    }),
  );
});
