import { createDecoder } from '../decode';
import { defineResource } from '../describe/define-resource';
import { flag, id, moment, number, reference, text } from '../describe/members';
import { toReader } from '../describe/to-reader';
import type { QueryOf, Read, Write } from '../describe/values';

const file = () => ({ name: text({ default: '' }), xml: text({ default: '' }) });

/** Fiscal notes of services (NFS-e), each for an invoice. */
export const fiscalNote = /* @__PURE__ */ defineResource({
  name: 'FiscalNote',
  path: '/fiscal-notes',
  area: 'invoices',
  ownedByProduct: true,
  operations: ['list', 'get', 'create'],
  query: { all: 'boolean', invoiceId: 'ints', sellerId: 'int' },
  members: {
    id: id(),
    invoiceId: reference('Invoice', { required: true }),
    accountId: reference('User', { writtenBy: 'server' }),
    accountName: text({ writtenBy: 'server', default: '', search: true }),
    sellerId: reference('User', { writtenBy: 'server' }),
    status: text({ writtenBy: 'server', default: 'WAITING' }),
    number: text({ writtenBy: 'server', default: '', search: true }),
    code: text({ writtenBy: 'server', default: '' }),
    effectiveDate: text({ writtenBy: 'server', sort: true }),
    value: number({ whole: true, writtenBy: 'server' }),
    currency: text({ writtenBy: 'server', default: 'BRL' }),
    problem: text({ writtenBy: 'server', default: '' }),
    isHeld: flag({ writtenBy: 'server' }),
    retriesAt: moment({ writtenBy: 'server' }),
    pdfUrl: text({ writtenBy: 'server', default: '' }),
    hasXml: flag({ writtenBy: 'server' }),
    createdAt: moment({ writtenBy: 'server' }),
  },
  calls: {
    /** Sends one again that the city refused or that is not at the provider yet, as the settings are now. */
    retry: { method: 'POST', path: '/fiscal-notes/{id}/retry', answer: 'one' },
    /** Has one cancelled; the city may refuse that, and answers later. */
    cancel: { method: 'POST', path: '/fiscal-notes/{id}/cancel', answer: 'one' },
    /** The note as the city signed it, and what to call the file. */
    xml: {
      method: 'GET',
      path: '/fiscal-notes/{id}/xml',
      answer: (json: unknown): FiscalNoteFile =>
        createDecoder('FiscalNoteFile', toReader(file()))(json),
    },
  },
});

/**
 * The fiscal note of an invoice, as its provider and the city say. `status` is the provider's word, `WAITING` before it
 * is there; `problem` is what was said against it. `isHeld` waits for somebody: nobody tries it again by itself, while
 * with `retriesAt` that is done then. `number` and `code` are the city's, `effectiveDate` the day (`2026-03-31`) on
 * which it is issued, `value` cents. `pdfUrl` is where it is shown; `hasXml` says that its file is kept here.
 */
export interface FiscalNote extends Read<typeof fiscalNote> {}

/** Members of a note that a client may write: the invoice it is for. */
export interface FiscalNoteInput extends Write<typeof fiscalNote> {}

/**
 * Filters for a list of notes: those of one's own invoices, or `all` of those one sells (a
 * reseller's for `sellerId`); those of certain invoices.
 */
export type FiscalNoteQuery = QueryOf<typeof fiscalNote>;

/** The file of a note: its name, and the text of the XML. */
export interface FiscalNoteFile extends Read<{ members: ReturnType<typeof file> }> {}
