import {
  type BillingDay,
  computeAmountOn,
  isOwed,
  isPaid,
  type LedgerMove,
  listPaymentMoves,
  listRefundMoves,
  payableUntil,
  sumMoves,
} from '@rastro/sdk/domain';
import type { InvoiceChange } from './invoice-store';
import type { ProviderPayment } from './provider';
import type { NewEntry, StoredEntry, StoredInvoice } from './stored-invoice';

interface Applied {
  change: InvoiceChange;
  entries: NewEntry[];
}

/**
 * Works out the change of an invoice from its provider's present answer, whatever was reported
 * before and in whatever order; undefined when it is up to date. The ledger is brought to what the
 * status means: nothing is owed of what is paid, refunded or cancelled, and a payment that was
 * charged back is owed again.
 */
export function applyPayment(
  invoice: StoredInvoice,
  written: readonly StoredEntry[],
  payment: ProviderPayment,
  by: { day: BillingDay; note: string },
): Applied | undefined {
  // It is late here the day after, there when its own clock says so.
  const isLate =
    payment.status === 'PENDING' && invoice.status === 'OVERDUE' && payment.dueOn === invoice.dueOn;
  const told = isLate ? 'OVERDUE' : payment.status;
  const status = payment.isDeleted ? 'CANCELED' : told;
  const moves = listMoves(invoice, written, { ...payment, status });
  const fee = findFee(invoice.fee, { ...payment, status });
  const change: InvoiceChange = {
    ...(status !== invoice.status && { status }),
    ...(payment.dueOn !== invoice.dueOn && {
      dueOn: payment.dueOn,
      firstDueOn: invoice.firstDueOn ?? invoice.dueOn,
    }),
    ...(isPaid(status) && payment.paidOn !== invoice.paidOn && { paidOn: payment.paidOn }),
    ...(invoice.providerId !== payment.providerId && { providerId: payment.providerId }),
    ...(JSON.stringify({ ...invoice.payWith, ...payment.payWith }) !==
      JSON.stringify(invoice.payWith) && { payWith: { ...invoice.payWith, ...payment.payWith } }),
    ...(fee !== invoice.fee && { fee }),
    ...(invoice.problem !== '' && { problem: '' }),
  };
  if (moves.length === 0 && Object.keys(change).length === 0) return undefined;
  const entries: LedgerMove[] =
    moves.length === 0 && status !== invoice.status ? [{ kind: 'status', cents: 0 }] : moves;
  const { day, note } = by;
  return {
    change,
    entries: entries.map((move) => ({ ...move, day, status, userId: 0, userName: '', note })),
  };
}

/**
 * Returns the fee that the provider keeps by now: it keeps the fee of a refund too, and takes none
 * of cash.
 */
function findFee(
  kept: StoredInvoice['fee'],
  { status, fee, refunded }: ProviderPayment,
): StoredInvoice['fee'] {
  const isBack = refunded > 0 || /REFUND|CHARGEBACK/.test(status);
  if (isBack) return kept ?? fee;
  if (status === 'RECEIVED_IN_CASH' || status === 'CANCELED' || isOwed(status)) return null;
  return fee ?? kept;
}

/**
 * Kinds of entries of money that came in, or went back by a dispute; refunds are not among them.
 */
const GROSS: readonly StoredEntry['kind'][] = ['paid', 'cash', 'cashUndone', 'chargedBack'];
/** All that moved money. */
const MONEY: readonly StoredEntry['kind'][] = [...GROSS, 'refunded'];

const sumOf = (written: readonly StoredEntry[], kinds: readonly StoredEntry['kind'][]): number =>
  sumMoves(written.filter(({ kind }) => kinds.includes(kind)));

function listMoves(
  invoice: StoredInvoice,
  written: readonly StoredEntry[],
  payment: ProviderPayment,
): LedgerMove[] {
  const { status } = payment;
  const { open } = invoice;
  if (status === 'CANCELED') {
    return open === 0 ? [] : [{ kind: 'canceled', cents: -open }];
  }
  if (isOwed(status) || status === 'AWAITING_CHARGEBACK_REVERSAL') {
    // What was cancelled or paid is owed again: by a dispute, or as it was restored there. All that came goes back,
    // fine and interest too, which are counted anew with the next payment.
    const back = -sumOf(written, MONEY);
    const left = invoice.value - open - back;
    const kind = status.includes('CHARGEBACK') ? 'chargedBack' : 'cashUndone';
    return [
      ...(back === 0 ? [] : [{ kind, cents: back } as const]),
      ...(left === 0 ? [] : [{ kind: 'adjusted', cents: left } as const]),
    ];
  }
  const moves: LedgerMove[] = [];
  if (isPaid(status) || status.startsWith('REFUND')) {
    if (open !== 0) {
      const { terms, dueOn } = invoice;
      const day = payment.paidOn ?? payment.dueOn;
      const due = computeAmountOn(
        { value: open, dueOn, payableUntil: payableUntil(dueOn), moves: written },
        terms,
        day,
      );
      const kind = status === 'RECEIVED_IN_CASH' ? 'cash' : 'paid';
      // What was given back before a dispute is not paid once more when that is won.
      const known = -sumOf(written, GROSS);
      const cents = payment.paid > 0 ? Math.max(0, payment.paid - known) : due.total;
      moves.push(...listPaymentMoves(open, due, { kind, cents }));
    }
    const refunded = sumOf(written, ['refunded']);
    const paid = -sumOf(written, GROSS);
    const came = moves.find(({ kind }) => kind === 'paid' || kind === 'cash')?.cents ?? 0;
    const toBe = status === 'REFUNDED' ? Math.max(payment.refunded, paid - came) : payment.refunded;
    if (toBe > refunded) moves.push(...listRefundMoves(toBe - refunded));
  }
  return moves;
}
