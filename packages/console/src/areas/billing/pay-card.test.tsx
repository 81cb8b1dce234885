import { invoice } from '@rastro/sdk/contract';
import { TrackingProvider } from '@rastro/sdk/internal/react';
import { createFakeServer } from '@rastro/sdk/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextProvider } from '../../frame/i18n/text-context';
import { PayCard } from './pay-card';

const PIX = '00020126580014br.gov.bcb.pix';
const pay = { value: 4_000, fine: 0, interest: 0, total: 4_000, daysLate: 0, discount: 0 };

afterEach(() => void vi.unstubAllGlobals());

async function show(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const of = invoice.decode({ id: 7, accountId: 1, dueDate: '2026-12-05', value: 4_000 });
  const answers = { 'GET /api/invoices/7/payment': { ...pay, pix: PIX, boleto: '', url: '' } };
  const { client } = createFakeServer({ answers });
  render(
    <TextProvider locale="en-US">
      <TrackingProvider client={client} locale="en-US" appearance={null}>
        <PayCard of={of} />
      </TrackingProvider>
    </TextProvider>,
  );
  return screen.findByRole('button', { name: 'Copy the Pix code' });
}

it('copies the Pix code by its first button, which answers in a word', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const copy = await show(writeText);
  expect(screen.getAllByRole('button')[0]).toBe(copy);
  fireEvent.click(copy);
  expect(await within(copy).findByText('Copied')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(PIX);
});

it('shows a code that the browser does not copy', async () => {
  const copy = await show(() => Promise.reject(new Error('not allowed')));
  fireEvent.click(copy);
  expect(await screen.findByText(PIX)).toBeVisible();
});

it('shows the whole QR code in front of the page', async () => {
  await show(() => Promise.resolve());
  fireEvent.click(screen.getByRole('button', { name: 'Show the QR code' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('img', { name: 'Pix code to scan' })).toBeVisible();
});
