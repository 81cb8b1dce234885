import { billingContract, invoice } from '@rastro/sdk/contract';
import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory, type ConsoleStoryProps } from '../testing/console-story';
import { BillingPage } from './billing-page';
import { InvoicesPage } from './invoices-page';

export default { title: 'Console / pages / Billing page' };

const owed = invoice.decode({
  ...{ id: 2041, accountId: 1, accountName: 'Transportes Vila Rica', contractId: 1 },
  ...{ dueDate: '2026-11-05', value: 418_000, open: 418_000, currency: 'BRL', status: 'OVERDUE' },
  ...{ description: 'Mensalidade', document: '12345678000190' },
});
const paid = invoice.decode({
  ...{ ...owed, id: 2040, dueDate: '2026-10-05', open: 0, paid: 418_000 },
  ...{ status: 'RECEIVED', paidDate: '2026-10-03' },
});
const contract = billingContract.decode({
  ...{ id: 1, name: 'Mensalidade', accountId: 1, cents: 4_990, currency: 'BRL', dueDay: 5 },
  ...{ startsOn: '2026-01-05', months: 1, vehicles: 24, invoicedTo: '2026-12-05' },
});
const pay = {
  ...{ value: 418_000, fine: 8_360, interest: 2_229, total: 428_589, daysLate: 16 },
  ...{ discount: 0, pix: '00020126580014br.gov.bcb.pix', boleto: '', url: '' },
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

export const Contracts = (): ReactElement => (
  <Frame path="/billing?part=contracts" state={{ user: boss, billingContracts: [contract] }}>
    <BillingPage />
  </Frame>
);
Contracts.meta = { about: 'What accounts pay for.', layout: 'page', ready: '[role=gridcell]' };

export const Own = (): ReactElement => (
  <Frame path="/invoices" state={{ invoices: [owed, paid] }}>
    <InvoicesPage />
  </Frame>
);
Own.meta = {
  about: 'One invoice is late: what it costs today, and how to pay it.',
  layout: 'page',
};
