import { billingContract, fiscalNote, invoice } from '@rastro/sdk/contract';
import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory, type ConsoleStoryProps } from '../../testing/console-story';
import { BillingPage } from './billing-page';
import { InvoicesPage } from './invoices-page';

export default { title: 'Console / pages / Billing page' };

const owed = invoice.decode({
  id: 2041,
  accountId: 1,
  accountName: 'Transportes Vila Rica',
  contractId: 1,
  dueDate: '2026-11-05',
  value: 418_000,
  open: 418_000,
  currency: 'BRL',
  status: 'OVERDUE',
  description: 'Mensalidade',
  document: '12345678000190',
});
const paid = invoice.decode({
  ...owed,
  id: 2040,
  dueDate: '2026-10-05',
  open: 0,
  paid: 418_000,
  status: 'RECEIVED',
  paidDate: '2026-10-03',
  providerFee: 12_547,
  noteId: 8,
  noteStatus: 'AUTHORIZED',
  noteNumber: '1207',
  hasNoteXml: true,
  notePdfUrl: 'https://example.com/note.pdf',
});
const refused = invoice.decode({
  ...owed,
  id: 2042,
  dueDate: '2026-12-05',
  status: 'rastro-generated',
  canBeSent: true,
  problem: 'O CPF/CNPJ informado é inválido.',
});
const contract = billingContract.decode({
  id: 1,
  name: 'Mensalidade',
  accountId: 1,
  cents: 4_990,
  currency: 'BRL',
  dueDay: 5,
  startsOn: '2026-01-05',
  months: 1,
  vehicles: 24,
  invoicedTo: '2026-12-05',
});
const pay = {
  value: 418_000,
  fine: 8_360,
  interest: 2_229,
  total: 428_589,
  daysLate: 16,
  discount: 0,
  pix: '00020126580014br.gov.bcb.pix',
  boleto: '',
  url: '',
};

const boss = makeUser({ administrator: true });

const Frame = ({
  children,
  state,
  ...props
}: ConsoleStoryProps & { children: ReactElement }): ReactElement => (
  <ConsoleStory
    state={{
      server: { attributes: { 'rastro.enableBilling': true } },
      answers: { 'GET /api/invoices/2041/payment': pay },
      ...state,
    }}
    {...props}
  >
    <main style={{ position: 'relative', height: '100vh' }}>{children}</main>
  </ConsoleStory>
);

export const Invoices = (): ReactElement => (
  <Frame path="/billing" state={{ user: boss, invoices: [owed, paid] }}>
    <BillingPage />
  </Frame>
);
Invoices.meta = {
  about: 'The invoices of all, and what they come to.',
  layout: 'page',
  ready: '[role=gridcell]',
};

export const Refused = (): ReactElement => (
  <Frame path="/billing" state={{ user: boss, invoices: [refused, owed, paid] }}>
    <BillingPage />
  </Frame>
);
Refused.meta = {
  about: 'One that the payment provider did not take, and why.',
  layout: 'page',
  ready: '[role=gridcell]',
};

const line = (id: number, more: object) => ({
  id,
  at: '2026-10-03T12:00:00Z',
  day: '2026-10-03',
  invoiceId: 2040,
  accountId: 1,
  accountName: 'Transportes Vila Rica',
  description: 'Mensalidade',
  currency: 'BRL',
  status: '',
  userId: 0,
  userName: '',
  note: '',
  ...more,
});
const statement = [
  line(1, { day: '2026-09-25', kind: 'invoiced', cents: 418_000, balance: 418_000 }),
  line(2, { kind: 'paid', cents: -418_000, balance: 0 }),
  line(3, {
    day: '2026-10-26',
    invoiceId: 2041,
    kind: 'invoiced',
    cents: 418_000,
    balance: 418_000,
  }),
];
export const Statement = (): ReactElement => (
  <Frame
    path="/billing?part=statement"
    state={{ user: boss, answers: { 'GET /api/invoices/statement': statement } }}
  >
    <BillingPage />
  </Frame>
);
Statement.meta = {
  about: 'What was charged and paid, with what is owed after each.',
  layout: 'page',
  ready: '[role=gridcell]',
};

const ageing = [
  {
    accountId: 1,
    accountName: 'Transportes Vila Rica',
    currency: 'BRL',
    notDue: 418_000,
    to30: 208_500,
    to60: 0,
    to90: 99_000,
    older: 0,
    total: 725_500,
  },
  {
    accountId: 2,
    accountName: 'Padaria Central',
    currency: 'BRL',
    notDue: 0,
    to30: 0,
    to60: 5_990,
    to90: 5_990,
    older: 11_980,
    total: 23_960,
  },
];
export const Ageing = (): ReactElement => (
  <Frame
    path="/billing?part=ageing"
    state={{ user: boss, answers: { 'GET /api/invoices/ageing': ageing } }}
  >
    <BillingPage />
  </Frame>
);
Ageing.meta = {
  about: 'What each account owes, by how late it is.',
  layout: 'page',
  ready: '[role=gridcell]',
};

export const Contracts = (): ReactElement => (
  <Frame path="/billing?part=contracts" state={{ user: boss, billingContracts: [contract] }}>
    <BillingPage />
  </Frame>
);
Contracts.meta = { about: 'What accounts pay for.', layout: 'page', ready: '[role=gridcell]' };

const note = (id: number, more: object) =>
  fiscalNote.decode({
    id,
    invoiceId: 2030 + id,
    accountId: 1,
    accountName: 'Transportes Vila Rica',
    value: 418_000,
    effectiveDate: '2026-11-05',
    createdAt: '2026-11-05T12:00:00Z',
    ...more,
  });
const notes = [
  note(10, {
    status: 'ERROR',
    isHeld: true,
    problem: 'Endereço do tomador incompleto: informe o CEP.',
  }),
  note(9, { status: 'SYNCHRONIZED' }),
  note(8, {
    status: 'AUTHORIZED',
    number: '1207',
    hasXml: true,
    pdfUrl: 'https://example.com/note.pdf',
  }),
];
export const FiscalNotes = (): ReactElement => (
  <Frame path="/billing?part=notes" state={{ user: boss, fiscalNotes: notes }}>
    <BillingPage />
  </Frame>
);
FiscalNotes.meta = {
  about: 'The fiscal notes of invoices: one waits for somebody, one lies at the city.',
  layout: 'page',
  ready: '[role=gridcell]',
};

const differences = [
  {
    id: 3,
    invoiceId: 0,
    accountName: 'Oficina do Zé',
    currency: 'BRL',
    reason: 'foreign',
    providerId: 'pay_7304158207721934',
    status: 'PENDING',
    dueDate: '2026-11-28',
    ours: 0,
    theirs: 25_000,
    foundAt: '2026-11-20T04:10:00Z',
    isSettled: false,
  },
  {
    id: 2,
    invoiceId: 2040,
    accountName: 'Transportes Vila Rica',
    currency: 'BRL',
    reason: 'paid',
    providerId: 'pay_0000000000002040',
    status: 'RECEIVED',
    ours: 0,
    dueDate: '2026-10-05',
    theirs: 418_000,
    foundAt: '2026-10-04T04:10:00Z',
    isSettled: true,
  },
];
export const Differences = (): ReactElement => (
  <Frame
    path="/billing?part=differences"
    state={{ user: boss, answers: { 'GET /api/invoices/differences': differences } }}
  >
    <BillingPage />
  </Frame>
);
Differences.meta = {
  about: 'A charge that the payment provider alone has, and a payment that was taken over.',
  layout: 'page',
  ready: '[role=gridcell]',
};

export const Own = (): ReactElement => (
  <Frame path="/invoices" state={{ invoices: [owed, paid] }}>
    <InvoicesPage />
  </Frame>
);
Own.meta = {
  about: 'One invoice is late: what it costs today, and how to pay it.',
  layout: 'page',
};
