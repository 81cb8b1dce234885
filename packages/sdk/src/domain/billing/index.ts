export { type AmountOn, computeAmountOn, takeCharge } from './amount-on';
export {
  addDays,
  BILLING_ZONE,
  type BillingDay,
  countDays,
  dueDayOf,
  isBillingDay,
  laterDay,
  monthOf,
} from './billing-day';
export { type BillingPeriod, isPeriodBillable, listPeriods } from './billing-periods';
export { readUnclear, writeUnclear } from './unclear-charge';
export {
  compareForeign,
  compareWithProvider,
  DIFFERENCE_REASONS,
  type DifferenceReason,
  type ProviderDifference,
} from './compare-with-provider';
export {
  type Age,
  AGES,
  findReminder,
  findSuspensionDay,
  type OwedInvoice,
  sumByAge,
  suspensionDayAfter,
} from './find-overdue';
export {
  canCancelNote,
  canRetryNote,
  describeService,
  findNoteDay,
  findNoteRetry,
  FISCAL_NOTE_STATUSES,
  type FiscalNoteStatus,
  isKnownNoteStatus,
  isNoteMoving,
  isUndone,
  type KnownNoteStatus,
  NOTE_TIMES,
  type NotedInvoice,
  type NoteTime,
} from './fiscal-note';
export {
  INVOICE_STATUSES,
  type InvoiceStatus,
  isEnded,
  isKnownStatus,
  isOwed,
  isPaid,
  isPayable,
  type KnownInvoiceStatus,
  OWED,
  readStatus,
  writeStatus,
} from './invoice-status';
export { INVOICE_TRIGGERS, type InvoiceTrigger, moveInvoice } from './invoice-transitions';
export {
  type BasisPoints,
  type Cents,
  countMoneyDigits,
  formatMoney,
  MAX_CENTS,
  parseMoney,
  splitCents,
  takeRate,
  takeShare,
  listMoneySigns,
} from './money';
export {
  BILLED_KINDS,
  changePrice,
  CHARGE_MODES,
  PRICE_KINDS,
  toBillingTerms,
  toLateTerms,
  toPrice,
  type WrittenTerms,
} from './contract-terms';
export {
  type OneOffDraft,
  type PauseDraft,
  readDayOffsets,
  readOneOffDrafts,
  readOneOffs,
  readPauseDrafts,
  readPauses,
  readPlanSteps,
  writeOneOffs,
  writePauses,
} from './contract-text';
export {
  LEDGER_KINDS,
  type LedgerKind,
  type LedgerMove,
  type DatedMove,
  listPartMoves,
  listPaymentMoves,
  listRefundMoves,
  listUndoMoves,
  sumMoves,
} from './ledger';
export { earliestInTime, payableUntil } from './payable-until';
export {
  computePeriodCost,
  correctPeriod,
  toOnceLine,
  type PeriodCost,
  priceWhole,
} from './period-cost';
export type * from './types';
