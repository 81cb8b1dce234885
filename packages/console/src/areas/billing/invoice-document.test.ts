import { invoice, type InvoiceEntry, type InvoicePayment } from '@rastro/sdk/contract';
import { createWords, loadNamespace } from '@rastro/sdk/words';
import { expect, it } from 'vitest';
import { type InvoiceToPrint, makeInvoiceDocument } from './invoice-document';

const words = createWords('pt-BR', {});
for (const namespace of ['billing', 'export'] as const) {
  words.add('pt-BR', await loadNamespace('pt-BR', namespace));
}

const span = { from: '2026-09-01', to: '2026-10-01' };
const base = {
  id: 2040,
  accountId: 1,
  accountName: '<b>Vila Rica</b>',
  document: '11444777000161',
  dueDate: '2026-10-05',
  value: 41_800,
  currency: 'BRL',
  description: 'Mensalidade',
  lines: [
    { kind: 'vehicle', text: '', span, days: 30, ofDays: 30, vehicles: 12, cents: 40_000 },
    { kind: 'oneOff', text: 'Instalação', span, days: 1, ofDays: 1, vehicles: 1, cents: 1800 },
  ],
};
const entry = (id: number, more: Partial<InvoiceEntry>): InvoiceEntry => ({
  id,
  at: '2026-10-20T12:00:00Z',
  day: '2026-10-20',
  kind: 'status',
  cents: 0,
  status: '',
  userId: 0,
  userName: '',
  note: '',
  ...more,
});
const SELLER = {
  sellerName: 'Rastreadora',
  sellerDocument: '52998224725',
  bank: 'Banco 001\nAgência 1234',
  sellerAddress: 'Rua A, 1\nBauru',
};
const payment: InvoicePayment = {
  value: 41_800,
  discount: 0,
  fine: 836,
  interest: 14,
  total: 42_650,
  daysLate: 1,
  pix: '000201',
  boleto: '03399.1',
  url: 'https://pay.example.com/i/1',
  ...SELLER,
};
const print = (more: object, rest: Partial<InvoiceToPrint> = {}) => {
  const made = makeInvoiceDocument({
    entries: [],
    payment: null,
    pixPicture: undefined,
    prefix: 'rastro',
    locale: 'pt-BR',
    timeZone: 'UTC',
    brand: { name: 'Acme', color: '#123456' },
    t: words.t,
    day: (value) => value ?? '',
    invoice: invoice.decode({ ...base, ...more }),
    ...rest,
  });
  const lines = [...((made.tables[0]?.lines ?? []) as Iterable<{ cells: unknown[] }[]>)].flat();
  // Figures have spaces that do not break.
  const rows = lines.map(({ cells }) => cells.join('|').replaceAll('\u00a0', ' '));
  return { ...made, rows, head: made.subtitle.join('\n').replaceAll('\u00a0', ' ') };
};

it('says of one that is owed what it is for and how to pay it, with what being late costs', () => {
  const made = print({ status: 'OVERDUE', open: 41_800 }, { payment });
  expect(made.title).toBe('Fatura nº 2040');
  expect(made.head).toContain('<b>Vila Rica</b> · 11444777000161');
  expect(made.head).toContain('A pagar: R$ 426,50');
  expect(made.head).toContain('Linha digitável do boleto: 03399.1');
  expect(made.head).toContain('https://pay.example.com/i/1');
  expect(made.head).toContain('Cobrado por: Rastreadora · 52998224725 · Rua A, 1, Bauru');
  expect(made.head).toContain('Dados bancários: Banco 001, Agência 1234');
  expect(made.rows).toEqual([
    expect.stringMatching(/\|30\/30\|12\|R\$ 400,00$/),
    'Instalação|2026-09-01||R$ 18,00',
    'Valor|||R$ 418,00',
    'Multa|||R$ 8,36',
    'Juros|||R$ 0,14',
    'A pagar|||R$ 426,50',
  ]);
});

it('says no number of vehicles where a line is of none, and what a correction is of', () => {
  const lines = [
    { kind: 'account', text: '', span, days: 30, ofDays: 30, vehicles: 0, cents: 41_000 },
    { kind: 'correction', text: '', span, days: 1, ofDays: 1, vehicles: 0, cents: 800 },
  ];
  const { rows } = print({ status: 'PENDING', open: 41_800, dueToday: 41_800, lines });
  expect(rows).toEqual([
    expect.stringMatching(/\|30\/30\|\|R\$ 410,00$/),
    'Acerto do período anterior|2026-09-01||R$ 8,00',
    'Valor|||R$ 418,00',
  ]);
});

it('is the receipt of one that is paid: what was paid on which day, though it was written down later', () => {
  const entries = [
    entry(1, { kind: 'invoiced', cents: 41_800, day: '2026-10-01' }),
    entry(2, { kind: 'fine', cents: 836 }),
    entry(3, { kind: 'status', status: 'OVERDUE' }),
    entry(4, { kind: 'cash', cents: -42_636 }),
  ];
  const made = print(
    { status: 'RECEIVED_IN_CASH', open: 0, paidDate: '2026-10-07' },
    { entries, payment },
  );
  expect(made.title).toBe('Recibo da fatura nº 2040');
  expect(made.rows.slice(2)).toEqual([
    'Valor|||R$ 418,00',
    'Multa|||R$ 8,36',
    'Recebido em dinheiro|2026-10-07||-R$ 426,36',
    'A pagar|||R$ 0,00',
  ]);
  expect(made.head).toContain('Cobrado por: Rastreadora');
  expect(made.head).not.toMatch(/boleto|Pix|bancários/);
});
