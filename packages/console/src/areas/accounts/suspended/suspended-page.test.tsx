import { invoice } from '@rastro/sdk/contract';
import { INVOICE_OVERDUE } from '@rastro/sdk/domain';
import { createFakeServer, makeUser } from '@rastro/sdk/testing';
import { screen, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../../../testing/render-console';
import { testInWideWindow } from '../../../testing/wide-window';

vi.setConfig({ testTimeout: 60_000 });
testInWideWindow();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const WAIT = { timeout: 40_000 };

it('leaves to who is suspended the own invoices with their statement, and the own data', async () => {
  const paid = { accountId: 1, accountName: 'Bia', dueDate: '2026-11-05', value: 24_000 };
  const { client, calls } = createFakeServer({
    user: makeUser({
      attributes: {
        'rastro.accountState': 'suspended',
        'rastro.suspensionReason': INVOICE_OVERDUE,
      },
    }),
    invoices: [invoice.decode({ ...paid, id: 7, status: 'RECEIVED', paidDate: '2026-11-04' })],
    server: { attributes: { 'rastro.enableBilling': true } },
    answers: { 'GET /api/invoices/statement': [] },
  });
  renderConsole(client, '/devices');
  await user.click(await screen.findByRole('button', { name: 'Your invoices and data' }, WAIT));
  expect(screen.getByText(/^An invoice is overdue/)).toBeVisible();
  const dialog = await screen.findByRole('dialog', { name: 'Your invoices and data' });
  expect(await within(dialog).findByText('#7', {}, WAIT)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: /^Actions/ }));
  expect(await screen.findByRole('menuitem', { name: 'Download receipt' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(within(dialog).getByRole('radio', { name: 'Statement' }));
  await expect.poll(() => calls).toContain('GET /api/invoices/statement');
  expect(within(dialog).getByRole('button', { name: /Download/ })).toBeVisible();
});
