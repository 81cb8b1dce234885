import { reseller } from '@rastro/sdk/contract';
import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory, type ConsoleStoryProps } from '../../testing/console-story';
import { ResellersPage } from './resellers-page';

export default { title: 'Console / pages / Resellers page' };

const norte = reseller.decode({
  id: 1,
  userId: 12,
  name: 'Norte Rastreamento',
  domain: 'norte.example',
  maxDevices: 500,
  sales: [{ currency: 'BRL', open: 1_284_050, late: 99_900, paid: 4_120_000 }],
  people: [21],
  customers: 14,
  vehicles: 212,
  online: 180,
  newVehicles: 9,
  newCustomers: 2,
  resellers: 1,
});

const billing = { attributes: { 'rastro.enableBilling': true } };

const Page = (props: ConsoleStoryProps): ReactElement => (
  <ConsoleStory path="/reseller" {...props}>
    <main style={{ position: 'relative', height: '100vh' }}>
      <ResellersPage />
    </main>
  </ConsoleStory>
);

export const List = (): ReactElement => (
  <Page state={{ user: makeUser({ administrator: true }), resellers: [norte] }} />
);
List.meta = { about: 'Who sells the service on.', layout: 'page', ready: '[role=gridcell]' };

export const One = (): ReactElement => (
  <Page
    path="/reseller?id=1"
    state={{ user: makeUser({ administrator: true }), resellers: [norte], server: billing }}
  />
);
One.meta = {
  about: 'One of them, with what its invoices come to.',
  layout: 'page',
  ready: '.rastro-resource-form',
};
