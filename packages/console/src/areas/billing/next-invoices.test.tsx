import { billingContract } from '@rastro/sdk/contract';
import { TrackingProvider } from '@rastro/sdk/internal/react';
import { createFakeServer } from '@rastro/sdk/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { TextProvider } from '../../frame/i18n/text-context';
import { FirstInvoice, NextInvoice } from './next-invoices';

const span = { from: '2026-12-05', to: '2027-01-05' };
const line = { kind: 'vehicle', text: '', span, vehicles: 12, whole: 71_880, cents: 14_376 };
const period = { ...span, dueDate: '2026-12-05', value: 14_376 };
const said = [
  { ...period, lines: [{ ...line, days: 6, ofDays: 30 }] },
  { from: '2027-01-05', to: '2027-02-05', dueDate: '2027-01-05', value: 71_880, lines: [] },
];
const terms = { name: '', accountId: 1, startsOn: '2026-12-05', currency: 'BRL', cents: 5_990 };

function show(drawn: ReactElement, answers: Record<string, unknown>) {
  const { client, calls } = createFakeServer({ answers });
  render(
    <TextProvider locale="en-US">
      <TrackingProvider client={client} locale="en-US" appearance={null}>
        {drawn}
      </TrackingProvider>
    </TextProvider>,
  );
  return calls;
}

it('shows what a contract charges first while it is written, with what it is made of', async () => {
  show(<FirstInvoice values={terms} />, { 'POST /api/billing-contracts/preview': said });
  expect(await screen.findByText('Vehicles × 12 (6 of 30 days)')).toBeVisible();
  const shown = within(screen.getByRole('region', { name: 'First invoice' }));
  expect(shown.getAllByText('R$143.76')).toHaveLength(2);
  expect(shown.getByText('Then R$718.80 on 1/5/27')).toBeVisible();
});

it('says what is missing while the server cannot read it', async () => {
  show(<FirstInvoice values={{ ...terms, startsOn: null }} />, {
    'POST /api/billing-contracts/preview': 422,
  });
  expect(await screen.findByText(/^Fill in account, price/)).toBeVisible();
});

it('makes the next one at once, after it said what that is', async () => {
  const contract = billingContract.decode({ ...terms, id: 3, name: 'Flat' });
  const answers: Record<string, unknown> = {
    'GET /api/billing-contracts/3/preview': said,
    'POST /api/billing-contracts/3/make-next': contract,
  };
  const calls = show(<NextInvoice contract={{ ...contract }} />, answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Make it now' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('R$143.76 for 12/5/26 to 1/5/27, due 12/5/26.');
  answers['GET /api/billing-contracts/3/preview'] = [];
  fireEvent.click(within(dialog).getByRole('button', { name: 'Make it now' }));
  expect(await screen.findByText('Every period of this contract is invoiced.')).toBeVisible();
  expect(calls).toContain('POST /api/billing-contracts/3/make-next');
});
