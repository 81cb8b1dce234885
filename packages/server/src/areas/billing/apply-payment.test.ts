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
    id: 1,
    userId: 2,
    contractId: 3,
    accountName: 'A',
    document: '',
    description: '',
    from: '2026-09-01',
    to: '2026-10-01',
    dueOn: '2026-09-05',
    firstDueOn: null,
    value: VALUE,
    carried: 0,
    currency: 'BRL',
    status: 'PENDING',
    paidOn: null,
    lines: [],
    terms: { fine: { mode: 'percent', rate: 200 }, interest: 100, discount: null },
    provider: 'asaas',
    mark: null,
    providerId: 'pay_1',
    payWith: {},
    problem: '',
    note: null,
    isReplaced: false,
    isAstray: false,
    providerAccount: '',
    refunding: null,
    sellerId: 0,
    fee: null,
    suspendDays: 0,
    trustDays: 3,
    hasSuspended: false,
    remindDays: '',
    open: VALUE,
    paid: 0,
    moves: [],
  },
  written: [entryOf('invoiced', VALUE)],
});

const entryOf = (kind: StoredEntry['kind'], cents: number): StoredEntry => ({
  id: 0,
  at: new Date(0),
  kind,
  cents,
  day,
  status: '',
  userId: 0,
  userName: '',
  note: '',
});

const payment = fc.record({
  status: fc.oneof(fc.constantFrom(...INVOICE_STATUSES), fc.constant('SOMETHING_NEW')),
  isDeleted: fc.boolean(),
  paid: fc.integer({ min: 0, max: 30_000 }),
  refunded: fc.constant(0),
  fee: fc.option(fc.integer({ min: 0, max: 500 })),
  paidOn: fc.constantFrom(null, '2026-09-01', '2026-09-20'),
});

it('keeps the ledger at what the status means, whatever a provider says in whatever order, and says nothing twice', () => {
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 12 }), (said) => {
      const { invoice, written } = fresh();
      for (const each of said) {
        const told: ProviderPayment = {
          ...each,
          providerId: 'pay_1',
          dueOn: '2026-09-05',
          value: VALUE,
          payWith: {},
          refundNotes: [],
        };
        const apply = () => applyPayment(invoice, written, told, { day, note: '' });
        const feeBefore = invoice.fee;
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
        if (isPaid(status)) {
          expect(invoice.fee).toBe(status === 'RECEIVED_IN_CASH' ? null : (each.fee ?? feeBefore));
        } else if (/REFUND|CHARGEBACK/.test(status)) {
          expect(invoice.fee).toBe(feeBefore ?? each.fee);
        } else if (isOwed(status) || status === 'CANCELED') expect(invoice.fee).toBeNull();
        expect(written.every(({ cents }) => Number.isSafeInteger(cents))).toBe(true);
      }
    }),
  );
});

it('knows the fee once the provider says it, with whatever word, once, and keeps it of what is given back', () => {
  const { invoice, written } = fresh();
  const say = (more: Partial<ProviderPayment>): StoredInvoice['fee'] => {
    const told = {
      providerId: 'pay_1',
      status: 'CONFIRMED',
      isDeleted: false,
      dueOn: '2026-09-05',
      value: VALUE,
      paid: VALUE,
      refunded: 0,
      fee: null,
      paidOn: '2026-09-01',
      refundNotes: [],
      payWith: {},
      ...more,
    };
    const applied = applyPayment(invoice, written, told, { day, note: '' });
    Object.assign(invoice, applied?.change);
    written.push(...(applied?.entries ?? []).map((entry) => entryOf(entry.kind, entry.cents)));
    invoice.open = sumMoves(written);
    return invoice.fee;
  };
  expect(say({})).toBeNull();
  const entries = written.length;
  expect(say({ fee: 348 })).toBe(348);
  // It moves no money of who pays.
  expect(written).toHaveLength(entries);
  expect(say({ status: 'RECEIVED', fee: 351 })).toBe(351);
  expect(say({ status: 'RECEIVED', fee: 351 })).toBe(351);
  expect(say({ status: 'RECEIVED' })).toBe(351);
  expect(say({ status: 'RECEIVED', fee: 4_351, refunded: 4_000 })).toBe(351);
  expect(say({ status: 'CHARGEBACK_REQUESTED', fee: 0 })).toBe(351);
  expect(say({ status: 'REFUNDED', fee: VALUE, refunded: VALUE })).toBe(351);
});
