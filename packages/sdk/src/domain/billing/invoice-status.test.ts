// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  INVOICE_STATUSES,
  isEnded,
  isKnownStatus,
  isOwed,
  isPaid,
  isPayable,
  readStatus,
  writeStatus,
} from './invoice-status';
import { INVOICE_TRIGGERS, moveInvoice } from './invoice-transitions';

describe('statuses of invoices', () => {
  it('[S4.54] [S4.55] has every status of the specification, the own one with the prefix', () => {
    const specified =
      'PENDING RECEIVED_IN_CASH RECEIVED CONFIRMED OVERDUE REFUND_REQUESTED REFUND_IN_PROGRESS CHARGEBACK_REQUESTED CHARGEBACK_DISPUTE AWAITING_CHARGEBACK_REVERSAL DUNNING_REQUESTED DUNNING_RECEIVED AWAITING_RISK_ANALYSIS CANCELED';
    for (const status of specified.split(' ')) expect(isKnownStatus(status)).toBe(true);
    expect(writeStatus('GENERATED', 'acme')).toBe('acme-generated');
    for (const status of INVOICE_STATUSES) {
      expect(readStatus(writeStatus(status, 'acme'), 'acme')).toBe(status);
    }
  });

  it('is paid where access depends on it, and owed again after a chargeback', () => {
    expect(INVOICE_STATUSES.filter(isPaid)).toEqual([
      'CONFIRMED',
      'RECEIVED',
      'RECEIVED_IN_CASH',
      'DUNNING_RECEIVED',
    ]);
    expect(isOwed('CHARGEBACK_REQUESTED')).toBe(true);
    for (const status of INVOICE_STATUSES) expect(isPaid(status) && isOwed(status)).toBe(false);
  });

  it('passes on a status that is new, as neither owed nor paid', () => {
    expect(readStatus('SPLIT_BLOCKED', 'acme')).toBe('SPLIT_BLOCKED');
    expect([isPaid, isOwed, isPayable, isEnded].some((is) => is('SPLIT_BLOCKED'))).toBe(false);
    for (const trigger of INVOICE_TRIGGERS) {
      expect(moveInvoice('SPLIT_BLOCKED', trigger, true)).toBeNull();
    }
  });
});

describe('moveInvoice', () => {
  it.each([
    ['GENERATED', 'send', 'PENDING'],
    ['GENERATED', 'receiveInCash', 'RECEIVED_IN_CASH'],
    ['GENERATED', 'cancel', 'CANCELED'],
    ['GENERATED', 'change', 'GENERATED'],
    ['PENDING', 'fallDue', 'OVERDUE'],
    ['OVERDUE', 'payAtOnce', 'RECEIVED'],
    ['PENDING', 'confirm', 'CONFIRMED'],
    ['CONFIRMED', 'settle', 'RECEIVED'],
    ['PENDING', 'review', 'AWAITING_RISK_ANALYSIS'],
    ['AWAITING_RISK_ANALYSIS', 'confirm', 'CONFIRMED'],
    ['AWAITING_RISK_ANALYSIS', 'reprove', 'PENDING'],
    ['AUTHORIZED', 'capture', 'CONFIRMED'],
    ['RECEIVED_IN_CASH', 'undoCash', 'PENDING'],
    ['CANCELED', 'restore', 'PENDING'],
    ['OVERDUE', 'change', 'PENDING'],
    ['RECEIVED', 'requestRefund', 'REFUND_REQUESTED'],
    ['REFUND_REQUESTED', 'refund', 'REFUNDED'],
    ['RECEIVED', 'refundPart', 'RECEIVED'],
    ['CONFIRMED', 'chargeBack', 'CHARGEBACK_REQUESTED'],
    ['CHARGEBACK_REQUESTED', 'dispute', 'CHARGEBACK_DISPUTE'],
    ['CHARGEBACK_DISPUTE', 'winDispute', 'AWAITING_CHARGEBACK_REVERSAL'],
    ['AWAITING_CHARGEBACK_REVERSAL', 'reverseChargeback', 'RECEIVED'],
    ['CHARGEBACK_DISPUTE', 'loseDispute', 'REFUNDED'],
    ['OVERDUE', 'requestDunning', 'DUNNING_REQUESTED'],
    ['DUNNING_REQUESTED', 'payDunning', 'DUNNING_RECEIVED'],
    ['DUNNING_REQUESTED', 'cancelDunning', 'OVERDUE'],
  ] as const)('%s, %s: %s', (from, trigger, to) => {
    expect(moveInvoice(from, trigger, false)).toBe(to);
  });

  it('cancels and receives in cash what is not paid, and nothing else', () => {
    const payable = INVOICE_STATUSES.filter(isPayable);
    for (const trigger of ['cancel', 'receiveInCash', 'change'] as const) {
      const moved = INVOICE_STATUSES.filter((status) => moveInvoice(status, trigger, false));
      expect(moved).toEqual(payable);
    }
    expect(payable).toEqual(['GENERATED', 'PENDING', 'OVERDUE']);
  });

  it('is overdue again where its day is over', () => {
    for (const [status, trigger] of [
      ['RECEIVED_IN_CASH', 'undoCash'],
      ['CANCELED', 'restore'],
      ['GENERATED', 'send'],
      ['AWAITING_RISK_ANALYSIS', 'reprove'],
    ] as const) {
      expect(moveInvoice(status, trigger, true)).toBe('OVERDUE');
    }
  });

  it('gives back only what was paid, captures only what was authorized, and leaves what has ended', () => {
    const from = (trigger: 'refund' | 'capture' | 'chargeBack') =>
      INVOICE_STATUSES.filter((status) => moveInvoice(status, trigger, false));
    expect(from('refund')).toEqual([
      'CONFIRMED',
      'RECEIVED',
      'REFUND_REQUESTED',
      'REFUND_IN_PROGRESS',
    ]);
    expect(from('capture')).toEqual(['AUTHORIZED']);
    expect(from('chargeBack')).toEqual(['CONFIRMED', 'RECEIVED']);
    for (const status of INVOICE_STATUSES.filter(isEnded)) {
      const left = INVOICE_TRIGGERS.filter((trigger) => moveInvoice(status, trigger, false));
      expect(left).toEqual(status === 'CANCELED' ? ['restore'] : []);
    }
  });
});
