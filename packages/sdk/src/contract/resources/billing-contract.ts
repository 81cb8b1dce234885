import { BILLED_KINDS, CHARGE_MODES, MAX_CENTS, PRICE_KINDS } from '../../domain';
import { createListDecoder } from '../decode';
import { defineResource } from '../describe/define-resource';
import { choice, flag, id, number, reference, structure, text } from '../describe/members';
import { toReader } from '../describe/to-reader';
import type { Read, Write } from '../describe/values';
import { readInvoiceLines } from './invoice';

const DAY_LENGTH = 10;

const period = () => ({
  from: text({ required: true }),
  to: text({ required: true }),
  dueDate: text({ required: true }),
  value: number({ whole: true }),
  lines: structure(readInvoiceLines),
});
const answer = (json: unknown): BillingPreview[] =>
  createListDecoder('BillingPreview', toReader(period()))(json);

const MEMBERS = {
  id: id(),
  name: text({ required: true, trim: true, maxLength: 128, search: true, sort: true }),
  accountId: reference('User', { required: true }),
  sellerId: reference('User', { writtenBy: 'server' }),
  currency: text({ default: 'BRL', trim: true, maxLength: 3 }),
  priceKind: choice(PRICE_KINDS, { default: 'vehicle' }),
  cents: number({ whole: true, min: 0, max: MAX_CENTS }),
  steps: text({ default: '', maxLength: 1000 }),
  priceFrom: text({ writeOnly: true, trim: true, maxLength: DAY_LENGTH }),
  startsOn: text({ required: true, trim: true, maxLength: DAY_LENGTH }),
  endsOn: text({ trim: true, maxLength: DAY_LENGTH }),
  dueDay: number({ whole: true, min: 1, max: 31, default: 5 }),
  months: number({ whole: true, min: 1, max: 36, default: 1 }),
  billed: choice(BILLED_KINDS, { default: 'ahead' }),
  isProRata: flag(),
  fineMode: choice(CHARGE_MODES, { default: 'none' }),
  fine: number({ whole: true, min: 0, max: MAX_CENTS }),
  interest: number({ whole: true, min: 0, max: 10_000 }),
  discountMode: choice(CHARGE_MODES, { default: 'none' }),
  discount: number({ whole: true, min: 0, max: MAX_CENTS }),
  discountDays: number({ whole: true, min: 0, max: 31 }),
  suspendDays: number({ whole: true, min: 0, max: 365 }),
  trustDays: number({ whole: true, min: 0, max: 30, default: 3 }),
  remindDays: text({ default: '-3, 1', trim: true, maxLength: 100 }),
  pauses: text({ default: '', maxLength: 2000 }),
  oneOffs: text({ default: '', maxLength: 4000 }),
  document: text({ default: '', trim: true, maxLength: 20 }),
  description: text({ default: '', trim: true, maxLength: 500 }),
  vehicles: number({ whole: true, writtenBy: 'server' }),
  invoicedTo: text({ writtenBy: 'server' }),
  creditLeft: number({ whole: true, writtenBy: 'server' }),
};

/** Contracts that accounts are billed by. */
export const billingContract = /* @__PURE__ */ defineResource({
  name: 'BillingContract',
  path: '/billing-contracts',
  area: 'billing',
  ownedByProduct: true,
  query: { accountId: 'ints', sellerId: 'int' },
  members: MEMBERS,
  calls: {
    /** The next periods that are not invoiced yet, with what each will cost as things are now. */
    preview: {
      method: 'GET',
      path: '/billing-contracts/{id}/preview',
      answer,
    },
    /** The same of one that is not made yet. */
    previewNew: {
      method: 'POST',
      path: '/billing-contracts/preview',
      body: MEMBERS,
      answer,
    },
    /** Makes the invoice that comes next, however long before it is due. */
    makeNext: { method: 'POST', path: '/billing-contracts/{id}/make-next', answer: 'one' },
  },
});

/** A period that will be invoiced; `value` in cents. */
export interface BillingPreview extends Read<{ members: ReturnType<typeof period> }> {}

/**
 * Billing contract of an account; `sellerId` is the reseller who sells it, 0 the server's operator.
 * Days are `2026-03-31`, without a time of day; `endsOn` is the first day that is not charged.
 * Money is in cents (the smallest unit of `currency`), rates in hundredths of a percent: a `fine`
 * of mode `percent` with 200 is 2 %, `interest` is per month.
 *
 * - A period begins on `dueDay` and has `months` months; it is due on its first day (`ahead`) or after its last.
 * - `cents` is the price of a period, per vehicle or in all; `steps` holds a plan: `1: 99.00` and `10: 150.00 + 7.50`, a line each.
 * - A new price applies from `priceFrom` on, default today; existing invoices stay unchanged.
 * - `pauses` are lines `2026-07-01 2026-07-31`, `oneOffs` lines `2026-03-10 49.90 New tracker`; a negative amount is a credit.
 * - `suspendDays` after the last day to pay the oldest late invoice in time, the account is suspended; 0 is never.
 * - `trustDays` is the duration of such an account's one unlock on trust; 0 is none.
 * - `remindDays` are counted from the due day: `-3, 1` reminds three days before and one after.
 * - `creditLeft` is the credit left over from its last invoice: the next one uses it, and once the contract has ended, none does.
 * - `document` is the CPF or CNPJ that an invoice is for; `vehicles` is the last count of vehicles.
 */
export interface BillingContract extends Read<typeof billingContract> {}

/** Members of a contract that a client may write. */
export interface BillingContractInput extends Write<typeof billingContract> {}
