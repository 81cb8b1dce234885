import { invoice } from '@rastro/sdk/contract';
import { createFakeServer, makeUser } from '@rastro/sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../../testing/render-console';
import { testInWideWindow } from '../../testing/wide-window';

vi.setConfig({ testTimeout: 60_000 });
testInWideWindow();

const owed = { accountId: 1, accountName: 'Vila Rica', dueDate: '2026-12-05', value: 24_000 };
const why = '<b>O CPF é inválido</b>';

it('says which invoices have not reached the provider and why, and offers to send those at once', async () => {
  const invoices = [
    { ...owed, id: 1, open: 24_000, status: 'rastro-generated', canBeSent: true, problem: why },
    // Paid another way since.
    { ...owed, id: 2, status: 'RECEIVED_IN_CASH', problem: 'Another reason' },
    { ...owed, id: 3, open: 24_000, status: 'PENDING' },
  ].map((each) => invoice.decode(each));
  const { client, calls } = createFakeServer({
    user: makeUser({ administrator: true }),
    invoices,
    server: { attributes: { 'rastro.enableBilling': true } },
    answers: { 'POST /api/invoices/1/send': { ...invoices[0], problem: '', status: 'PENDING' } },
  });
  renderConsole(client, '/billing');
  const row = (await screen.findByText(why, {}, { timeout: 40_000 })).closest(
    '[role=row]',
  ) as HTMLElement;
  expect(within(row).getByText('#1')).toBeVisible();
  expect(screen.getByText(/^1 invoice has not reached/)).toBeVisible();
  expect(screen.queryByText('Another reason')).toBeNull();

  await userEvent.click(within(row).getByRole('button', { name: /^Actions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send for payment' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send for payment' }));
  await expect.poll(() => calls).toContain('POST /api/invoices/1/send');
});

it('opens one from its row, and tells what happened to it, when, by whom and why', async () => {
  const entry = { day: '2026-11-02', userId: 0, userName: '', note: '', status: 'PENDING' };
  const { client, calls } = createFakeServer({
    user: makeUser({ administrator: true }),
    invoices: [
      invoice.decode({ ...owed, id: 1, status: 'RECEIVED', paid: 24_000, providerFee: 199 }),
      invoice.decode({ ...owed, id: 2, open: 24_000, status: 'PENDING' }),
    ],
    server: { attributes: { 'rastro.enableBilling': true } },
    answers: {
      'GET /api/invoices/1/entries': [
        { ...entry, id: 1, at: '2026-11-02T12:00:00Z', kind: 'invoiced', cents: 24_000 },
        {
          ...entry,
          id: 2,
          at: '2026-11-03T12:00:00Z',
          kind: 'status',
          cents: 0,
          userName: 'Ana',
          note: '<i>Agreed</i>',
        },
      ],
    },
  });
  renderConsole(client, '/billing');
  const row = (await screen.findByText('#1', {}, { timeout: 40_000 })).closest(
    '[role=row]',
  ) as HTMLElement;
  expect(screen.getByText('Fees').nextSibling).toHaveTextContent('R$1.99');
  await userEvent.click(within(row).getByText('Vila Rica'));
  const dialog = await screen.findByRole('dialog', { name: 'Invoice #1' });
  expect(await within(dialog).findByText(/Ana · <i>Agreed<\/i>$/)).toBeVisible();
  expect(within(dialog).getAllByText('R$240.00')).toHaveLength(2);
  expect(within(dialog).getByText('Provider fee').nextSibling).toHaveTextContent('R$1.99');
  expect(calls).toContain('GET /api/invoices/1/entries');
});
