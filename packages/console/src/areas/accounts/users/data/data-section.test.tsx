import { TrackingProvider } from '@rastro/sdk/internal/react';
import { createFakeServer, makeUser } from '@rastro/sdk/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextProvider } from '../../../../frame/i18n/text-context';
import { DataSection } from './data-section';

const WAIT = { timeout: 20_000 };
const parts = [
  { part: 'access', fate: 'ends', keptFor: '', count: 3 },
  { part: 'billing', fate: 'kept', keptFor: 'tax', count: 12 },
];
const erasure = { userId: 30, email: 'lia@example.com', isErased: false, parts };

it('shows what goes and what law keeps, and erases once the e-mail was typed', async () => {
  const administrator = makeUser({ administrator: true });
  const { client, calls } = createFakeServer({
    user: administrator,
    answers: {
      'GET /api/users/30/erase': erasure,
      'POST /api/users/30/erase': { ...erasure, isErased: true },
    },
  });
  render(
    <TextProvider locale="en-US">
      <TrackingProvider client={client} appearance={null}>
        <DataSection account={makeUser({ id: 30, name: 'Lia', email: 'lia@example.com' })} />
      </TrackingProvider>
    </TextProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Erase person' }, WAIT));
  const plan = await screen.findByRole('list', { name: 'What happens' }, WAIT);
  expect(plan).toHaveTextContent('Sessions, tokens and keys (3)erased');
  expect(plan).toHaveTextContent('Contracts and invoices (12)kept · tax law, five years');
  const [send] = screen.getAllByRole('button', { name: 'Erase person' }).slice(-1);
  expect(send).toBeDisabled();
  const email = screen.getByRole('textbox', { name: /lia@example.com/ });
  fireEvent.change(email, { target: { value: 'lia@example.org' } });
  expect(send).toBeDisabled();
  fireEvent.change(email, { target: { value: 'Lia@example.com' } });
  expect(calls).not.toContain('POST /api/users/30/erase');
  fireEvent.click(send as HTMLElement);
  await waitFor(() => expect(calls).toContain('POST /api/users/30/erase'), WAIT);
  expect(await screen.findByRole('status', {}, WAIT)).toHaveTextContent(/^Erased\./);
}, 60_000);
