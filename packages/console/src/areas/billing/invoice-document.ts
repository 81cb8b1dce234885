import type { Invoice, InvoiceEntry, InvoicePayment } from '@rastro/sdk/contract';
import { formatDateTime, formatMoney, isPaid, readStatus } from '@rastro/sdk/domain';
import type { ExportBrand, ExportDocument, ExportLine, ExportPicture } from '@rastro/sdk/export';
import type { Translate } from '@rastro/sdk/words';
import { sayStatus } from './say-status';

const COLUMNS = ['what', 'days', 'vehicles', 'amount'] as const;

/** An invoice with what happened to it, and how its PDF looks. */
export interface InvoiceToPrint {
  invoice: Invoice;
  entries: readonly InvoiceEntry[];
  /** To whom and how it is paid; null where that is not known. */
  payment: InvoicePayment | null;
  /** The code of `payment.pix` for a camera. */
  pixPicture: ExportPicture | undefined;
  brand: ExportBrand;
  prefix: string;
  locale: string;
  timeZone: string;
  /** A day as text. */
  day(value: string | null): string;
  t: Translate;
}

/** True when its PDF is a receipt. */
export const isReceipt = ({ status }: Invoice, prefix: string): boolean =>
  isPaid(readStatus(status, prefix));

/** The day of what moved money: a payment may have been written down later. What it brought and took has none of its own. */
const dayOf = ({ kind, day }: InvoiceEntry, { paidDate }: Invoice): string | null => {
  if (kind === 'paid' || kind === 'cash') return paidDate || day;
  return ['discount', 'fine', 'interest', 'adjusted', 'waived'].includes(kind) ? null : day;
};

/** Makes the PDF of an invoice: its items, payments, and ways to pay the rest. */
export function makeInvoiceDocument(print: InvoiceToPrint): ExportDocument {
  const { invoice, brand, prefix, locale, timeZone, day, t } = print;
  const number = String(invoice.id);
  return {
    title: t(isReceipt(invoice, prefix) ? 'billing.receipt.title' : 'billing.pdf.title', {
      number,
    }),
    subtitle: [
      ...saySeller(print),
      `${t('billing.pdf.customer')}: ${joinFilled([invoice.accountName, invoice.document])}`,
      `${t('billing.due.label')}: ${day(invoice.dueDate)} · ${sayStatus(t, invoice.status, prefix)}`,
      ...(invoice.paidDate ? [`${t('billing.paidOn.label')}: ${day(invoice.paidDate)}`] : []),
      ...sayHowToPay(print),
    ],
    picture: print.pixPicture && { ...print.pixPicture, caption: t('billing.pay.qr') },
    tables: [
      {
        name: t('billing.invoice.label'),
        columns: COLUMNS.map((key) => ({ key, kind: 'text', label: t(`billing.pdf.${key}`) })),
        lines: [linesOf(print)],
      },
    ],
    brand,
    style: { locale, timeZone },
    words: {
      pageOf: t('export.page', { page: '{page}' }),
      madeAt: t('export.madeAt', {
        time: formatDateTime(Date.now(), { locale, timeZone, year: true }),
      }),
      empty: t('export.empty'),
      shortened: t('export.empty'),
    },
  };
}

const joinFilled = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

function saySeller({ payment, t }: InvoiceToPrint): string[] {
  if (!payment?.sellerName) return [];
  const { sellerName, sellerDocument, sellerAddress } = payment;
  const seller = joinFilled([sellerName, sellerDocument, toLine(sellerAddress)]);
  return [`${t('billing.pdf.seller')}: ${seller}`];
}

const toLine = (text: string): string =>
  text
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .join(', ');

function sayHowToPay({ invoice, payment, locale, t }: InvoiceToPrint): string[] {
  if (!payment || invoice.open <= 0) return [];
  const { pix, boleto, url, bank } = payment;
  return [
    `${t('billing.open.label')}: ${formatMoney(payment.total, invoice.currency, locale)}`,
    ...(pix ? [`${t('billing.pay.pixCode')}: ${pix}`] : []),
    ...(boleto ? [`${t('billing.pay.boleto')}: ${boleto}`] : []),
    ...(url ? [`${t('billing.pay.link')}: ${url}`] : []),
    ...(bank ? [`${t('billing.pay.bank')}: ${toLine(bank)}`] : []),
  ];
}

/** Amounts that an invoice costs less or more today. */
const EXTRAS = ['discount', 'fine', 'interest'] as const;

function linesOf({ invoice, entries, locale, day, t, ...print }: InvoiceToPrint): ExportLine[] {
  const payment = invoice.open > 0 ? print.payment : null;
  const due = payment?.total ?? invoice.dueToday;
  const money = (cents: number) => formatMoney(cents, invoice.currency, locale);
  const moves = entries.filter(({ kind, cents }) => cents !== 0 && kind !== 'invoiced');
  const total = (label: string, cents: number): ExportLine => ({
    type: 'total',
    cells: [label, '', '', money(cents)],
  });
  return [
    ...invoice.lines.map((line): ExportLine => {
      const isOneOff = ['oneOff', 'credit', 'correction'].includes(line.kind);
      return {
        type: 'row',
        cells: [
          line.text || t(`billing.line.${line.kind}`),
          isOneOff ? day(line.span.from) : `${line.days}/${line.ofDays}`,
          isOneOff || line.vehicles === 0 ? '' : String(line.vehicles),
          money(line.cents),
        ],
      };
    }),
    total(t('billing.value.label'), invoice.value),
    ...moves.map((move): ExportLine => ({
      type: 'row',
      cells: [t(`billing.entry.${move.kind}`), day(dayOf(move, invoice)), '', money(move.cents)],
    })),
    ...EXTRAS.flatMap((kind): ExportLine[] => {
      const cents = payment?.[kind] ?? 0;
      const cell = money(kind === 'discount' ? -cents : cents);
      return cents === 0
        ? []
        : [{ type: 'row', cells: [t(`billing.entry.${kind}`), '', '', cell] }];
    }),
    ...(moves.length > 0 || due !== invoice.value ? [total(t('billing.open.label'), due)] : []),
  ];
}
