import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canCancelNote,
  canRetryNote,
  describeService,
  findNoteDay,
  findNoteRetry,
  isNoteMoving,
  type NotedInvoice,
} from './fiscal-note';

const invoice: NotedInvoice = {
  status: 'PENDING',
  createdOn: '2026-02-01',
  dueOn: '2026-02-11',
  paidOn: null,
};

it('has a note once an invoice is made, paid, or its month is over', () => {
  expect(findNoteDay(invoice, 'created')).toBe('2026-02-01');
  expect(findNoteDay(invoice, 'paid')).toBeNull();
  const paid = { ...invoice, status: 'RECEIVED', paidOn: '2026-02-12' };
  expect(findNoteDay(paid, 'paid')).toBe('2026-02-12');
  expect(findNoteDay(invoice, 'monthEnd')).toBe('2026-02-28');
  expect(findNoteDay({ ...invoice, dueOn: '2028-02-11' }, 'monthEnd')).toBe('2028-02-29');
  expect(findNoteDay({ ...invoice, dueOn: '2026-12-05' }, 'monthEnd')).toBe('2026-12-31');
  // A payment that is disputed is none.
  expect(findNoteDay({ ...paid, status: 'CHARGEBACK_REQUESTED' }, 'paid')).toBeNull();
});

it.each(['CANCELED', 'REFUNDED'])('has no note of a sale that was undone: %s', (status) => {
  for (const time of ['created', 'paid', 'monthEnd'] as const) {
    expect(findNoteDay({ ...invoice, status, paidOn: '2026-02-12' }, time)).toBeNull();
  }
});

it('asks a provider that is away again for ever, and the city three times', () => {
  expect([1, 2, 3, 4].map((tries) => findNoteRetry(tries, 'refused'))).toEqual([1, 6, 24, null]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (tries) => {
      const hours = findNoteRetry(tries, 'away') ?? 0;
      expect(hours).toBeGreaterThan(0);
      expect(hours).toBeLessThanOrEqual(24);
    }),
  );
});

it('tells what may be done with a note, and looks after one that nobody knows', () => {
  expect(canRetryNote('ERROR')).toBe(true);
  expect(canRetryNote('AUTHORIZED')).toBe(false);
  expect(canCancelNote('AUTHORIZED')).toBe(true);
  expect(canCancelNote('SYNCHRONIZED')).toBe(false);
  expect(canCancelNote('CANCELED')).toBe(false);
  expect(isNoteMoving('SYNCHRONIZED')).toBe(true);
  expect(isNoteMoving('SOMETHING_NEW')).toBe(true);
  expect(isNoteMoving('AUTHORIZED')).toBe(false);
});

it('fills in what a note says of its service, once', () => {
  const facts = { id: 7, description: 'Fleet {number}', from: '2026-02-01', to: '2026-03-01' };
  expect(describeService('#{number}: {description}, {from} to {to} {other}', facts)).toBe(
    '#7: Fleet {number}, 01/02/2026 to 28/02/2026 {other}',
  );
  expect(describeService('{número}: {início} a {fim}, {fin}', facts)).toBe(
    '7: 01/02/2026 a 28/02/2026, 28/02/2026',
  );
  expect(describeService('{from}{to}{toString}', { ...facts, from: null, to: null })).toBe(
    '{toString}',
  );
});
