import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { billingContract } from '../../contract';
import { makeUser } from '../../testing';
import type { FakeCall } from '../../testing/answer-resource';
import { createTestServer } from '../testing';
import { contractView } from './billing-contract.view';
import { ResourceForm } from './form/resource-form';

vi.setConfig({ testTimeout: 60_000 });

it('says what looks wrong with the document of a contract, and keeps it all the same', async () => {
  const flat = { id: 1, name: 'Flat', accountId: 1, startsOn: '2026-08-05', document: '' };
  const contract = billingContract.decode({ ...flat, cents: 100 });
  const sent: unknown[] = [];
  const server = createTestServer({
    user: makeUser({ administrator: true }),
    server: { attributes: { 'rastro.enableBilling': true } },
    answers: {
      'PATCH /api/billing-contracts/1': ({ body }: FakeCall) => {
        sent.push(JSON.parse(body));
        return contract;
      },
    },
  });
  const Wrapper = server.wrapper({ locale: 'en-US' });
  render(
    <Wrapper>
      <ResourceForm view={contractView} value={{ ...contract }} />
    </Wrapper>,
  );
  const field = await screen.findByRole('textbox', { name: 'CPF or CNPJ' });
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
  await userEvent.type(field, '12.abc.345/01de-36');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findAllByText('The last two digits should be 35, but are 36.'),
  ).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Save anyway' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ document: '12.abc.345/01de-36' }]));
});
