import { DIFFERENCE_REASONS, type InvoiceLine, LEDGER_KINDS, MAX_CENTS } from '../../domain';
import { createDecoder, createListDecoder } from '../decode';
import { defineResource } from '../describe/define-resource';
import type { Member } from '../describe/member';
import { choice, flag, id, moment, number, reference, structure, text } from '../describe/members';
import { toReader } from '../describe/to-reader';
import type { QueryOf, Read, Write } from '../describe/values';

const entry = () => ({
  id: id(),
  at: moment({ required: true }),
  day: text({ required: true }),
  kind: choice(LEDGER_KINDS, { default: 'status' }),
  cents: number({ whole: true }),
  status: text({ default: '' }),
  userId: reference('User'),
  userName: text({ default: '' }),
  note: text({ default: '' }),
});

const ofInvoice = () => ({
  invoiceId: reference('Invoice'),
  accountName: text({ default: '' }),
  currency: text({ default: '' }),
});

const statementLine = () => ({
  ...entry(),
  ...ofInvoice(),
  accountId: reference('User'),
  description: text({ default: '' }),
  balance: number({ whole: true }),
});

const ageingRow = () => ({
  accountId: reference('User'),
  accountName: text({ default: '' }),
  currency: text({ default: '' }),
  notDue: number({ whole: true }),
  to30: number({ whole: true }),
  to60: number({ whole: true }),
  to90: number({ whole: true }),
  older: number({ whole: true }),
  total: number({ whole: true }),
});

const difference = () => ({
  id: id(),
  ...ofInvoice(),
  providerId: text({ default: '' }),
  status: text({ default: '' }),
  dueDate: text({ default: '' }),
  foundAt: moment(),
  reason: choice(DIFFERENCE_REASONS, { default: 'missing' }),
  ours: number({ whole: true }),
  theirs: number({ whole: true }),
  isSettled: flag(),
});

const payment = () => ({
  value: number({ whole: true }),
  discount: number({ whole: true }),
  fine: number({ whole: true }),
  interest: number({ whole: true }),
  total: number({ whole: true }),
  daysLate: number({ whole: true }),
  pix: text({ default: '' }),
  boleto: text({ default: '' }),
  url: text({ default: '' }),
  bank: text({ default: '' }),
  sellerName: text({ default: '' }),
  sellerDocument: text({ default: '' }),
  sellerAddress: text({ default: '' }),
});

/** Lines of an invoice; what is no line is left out. */
export const readInvoiceLines = (value: unknown): readonly InvoiceLine[] =>
  Array.isArray(value)
    ? value.filter(
        (line): line is InvoiceLine =>
          typeof line === 'object' && line !== null && 'cents' in line && 'span' in line,
      )
    : [];

const QUERY = {
  all: 'boolean',
  accountId: 'ints',
  sellerId: 'int',
  from: 'text',
  to: 'text',
  owed: 'boolean',
} as const;
const reason = text({ default: '', trim: true, maxLength: 500 });
/** 0 is a fee that is known; null is none, or one that is not for who reads. */
// @__NO_SIDE_EFFECTS__
const fee = (): Member<number | null, { readonly writtenBy: 'server' }> => ({
  ...number({ whole: true, writtenBy: 'server' }),
  fallback: null,
});
const cents = number({ whole: true, min: 1, max: MAX_CENTS });

/** Invoices of accounts. */
export const invoice = /* @__PURE__ */ defineResource({
  name: 'Invoice',
  path: '/invoices',
  area: 'invoices',
  ownedByProduct: true,
  operations: ['list', 'get', 'create'],
  query: QUERY,
  members: {
    id: id(),
    accountId: reference('User', { required: true }),
    accountName: text({ writtenBy: 'server', default: '', search: true }),
    sellerId: reference('User', { writtenBy: 'server' }),
    document: text({ default: '', trim: true, maxLength: 20 }),
    contractId: reference('BillingContract', { writtenBy: 'server' }),
    from: text({ writtenBy: 'server' }),
    to: text({ writtenBy: 'server' }),
    dueDate: text({ required: true, trim: true, maxLength: 10, sort: true }),
    lastDueDate: text({ writtenBy: 'server' }),
    value: number({ whole: true, required: true, min: 1, max: MAX_CENTS }),
    open: number({ whole: true, writtenBy: 'server' }),
    dueToday: number({ whole: true, writtenBy: 'server' }),
    currency: text({ default: 'BRL', trim: true, maxLength: 3 }),
    status: text({ writtenBy: 'server', default: '' }),
    paidDate: text({ writtenBy: 'server' }),
    paid: number({ whole: true, writtenBy: 'server' }),
    description: text({ default: '', trim: true, maxLength: 500, search: true }),
    provider: text({ writtenBy: 'server', default: '' }),
    providerFee: fee(),
    problem: text({ writtenBy: 'server', default: '' }),
    suspendsOn: text({ writtenBy: 'server' }),
    noteId: reference('FiscalNote', { writtenBy: 'server' }),
    noteStatus: text({ writtenBy: 'server', default: '' }),
    noteNumber: text({ writtenBy: 'server', default: '' }),
    notePdfUrl: text({ writtenBy: 'server', default: '' }),
    hasNoteXml: flag({ writtenBy: 'server' }),
    canHaveNote: flag({ writtenBy: 'server' }),
    canBeSent: flag({ writtenBy: 'server' }),
    lines: structure(readInvoiceLines),
  },
  calls: {
    /** Amount to be paid today, and how and to whom. */
    payment: {
      method: 'GET',
      path: '/invoices/{id}/payment',
      answer: (json: unknown): InvoicePayment =>
        createDecoder('InvoicePayment', toReader(payment()))(json),
    },
    /**
     * Returns the results of the last comparisons with the payment provider; unsettled ones first.
     */
    differences: {
      method: 'GET',
      path: '/invoices/differences',
      answer: (json: unknown): BillingDifference[] =>
        createListDecoder('BillingDifference', toReader(difference()))(json),
    },
    /**
     * Returns the entries that moved money between two days, both included, oldest first: one's
     * own, or `all` that one sells.
     */
    statement: {
      method: 'GET',
      path: '/invoices/statement',
      query: QUERY,
      answer: (json: unknown): StatementLine[] =>
        createListDecoder('StatementLine', toReader(statementLine()))(json),
    },
    /**
     * Returns the debt of each account in each currency today, by age: one's own, or that of `all`
     * accounts one sells to.
     */
    ageing: {
      method: 'GET',
      path: '/invoices/ageing',
      query: QUERY,
      answer: (json: unknown): AgeingRow[] =>
        createListDecoder('AgeingRow', toReader(ageingRow()))(json),
    },
    /** All that happened to it, the oldest first; amounts add up to what is still to be paid. */
    entries: {
      method: 'GET',
      path: '/invoices/{id}/entries',
      answer: (json: unknown): InvoiceEntry[] =>
        createListDecoder('InvoiceEntry', toReader(entry()))(json),
    },
    /** Gives one that is only here to the payment provider that there is now, at once. */
    send: {
      method: 'POST',
      path: '/invoices/{id}/send',
      body: { note: reason },
      answer: 'one',
    },
    /** With `again` its period is invoiced once more by what the contract says now; that is for the last of a contract alone. */
    cancel: {
      method: 'POST',
      path: '/invoices/{id}/cancel',
      body: { note: reason, again: flag() },
      answer: 'one',
    },
    /** `value` left out or 0 is what is to be paid that day; the `rest` of less stays open, or is waived, which is all that a payment provider can do. */
    receiveInCash: {
      method: 'POST',
      path: '/invoices/{id}/receive-in-cash',
      body: {
        paidDate: text({ required: true, maxLength: 10 }),
        value: number({ whole: true, min: 0, max: MAX_CENTS }),
        rest: choice(['open', 'waived'], { default: 'open' }),
        note: reason,
      },
      answer: 'one',
    },
    undoCash: {
      method: 'POST',
      path: '/invoices/{id}/undo-cash',
      body: { note: reason },
      answer: 'one',
    },
    /** Gives back all of what was paid, or a part of it. */
    refund: {
      method: 'POST',
      path: '/invoices/{id}/refund',
      body: { value: cents, note: reason },
      answer: 'one',
    },
    changeDueDate: {
      method: 'POST',
      path: '/invoices/{id}/due-date',
      body: { dueDate: text({ required: true, maxLength: 10 }), note: reason },
      answer: 'one',
    },
  },
});

/**
 * Invoice of an account, for a period of a contract (`from` to `to`, the day after its last) or
 * once, with `contractId` 0; `sellerId` is the reseller whose invoice it is, 0 the server's
 * operator. Money is in cents of `currency`; `open` is the unpaid amount without fine and interest,
 * `dueToday` with both, or less the discount. Days are `2026-03-31`; `lastDueDate` is the first due
 * day if that was changed. `status` is the provider's word, or `{prefix}-generated` before it is at
 * one; `problem` is the provider's reason for not taking it. `suspendsOn` is the day on which its
 * account is suspended for it, null for none. `noteId` is its current fiscal note (`FiscalNote`), 0
 * for none, with the members of the note shown beside the invoice; `canHaveNote` is true when the
 * seller may issue one now, `canBeSent` when the invoice is only here, or at a former account, and
 * a payment provider can take it. `providerFee` is the amount that the provider kept of the
 * payment, in cents, for the seller alone; null where it kept nothing, that is not known, or the
 * reader does not sell it.
 */
export interface Invoice extends Read<typeof invoice> {}

/**
 * Members that a client may write of an invoice without a contract; `document` defaults to that of
 * the account's contract.
 */
export interface InvoiceInput extends Write<typeof invoice> {}

/**
 * Filters for a list of invoices: one's own, or `all` that one sells (a reseller's for `sellerId`);
 * those due in a span of days, both included, and with `owed` also earlier ones that are still
 * owed.
 */
export type InvoiceQuery = QueryOf<typeof invoice>;

/**
 * Amount to be paid for an invoice today, in cents, and ways to pay it: Pix to copy, the line of a
 * boleto, a page to pay on.
 */
export interface InvoicePayment extends Read<{ members: ReturnType<typeof payment> }> {}

/**
 * Difference between an invoice and the payment provider's data, in cents: `missing` is unknown
 * there, `owed` and `paid` are other amounts. `foreign` is a charge that only the provider has,
 * with `invoiceId` 0, the payer's name there as `accountName`, and its own `status`; `theirs` is
 * the amount to be paid for it, or received. `providerId` is the provider's number. `isSettled` is
 * true when it was taken over from there since, or no longer exists.
 */
export interface BillingDifference extends Read<{ members: ReturnType<typeof difference> }> {}

/**
 * An entry that moved money of an invoice: above zero is owed, below zero is paid. `balance` is what is owed after it,
 * in its currency, by all whom the statement is of, also for what was before its first day.
 */
export interface StatementLine extends Read<{ members: ReturnType<typeof statementLine> }> {}

/**
 * Debt of an account in a currency, without fine and interest: not due yet, up to 30, 60 and 90
 * days late, later, and in all.
 */
export interface AgeingRow extends Read<{ members: ReturnType<typeof ageingRow> }> {}

/** Something that happened to an invoice; `userId` 0 is the server itself. */
export interface InvoiceEntry extends Read<{ members: ReturnType<typeof entry> }> {}
