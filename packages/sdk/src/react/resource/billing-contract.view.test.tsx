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

function open(values: object) {
  const contract = billingContract.decode({
    id: 1,
    name: 'Flat',
    accountId: 1,
    startsOn: '2026-08-05',
    document: '',
    cents: 100,
    ...values,
  });
  const sent: unknown[] = [];
  const server = createTestServer({
    user: makeUser({ administrator: true }),
    server: { attributes: { 'rastro.enableBilling': true } },
    answers: {
      'PATCH /api/billing-contracts/1': ({ body }: FakeCall) => {
        const changes = JSON.parse(body) as object;
        sent.push(changes);
        return { ...contract, ...changes };
      },
    },
  });
  const Wrapper = server.wrapper({ locale: 'en-US' });
  render(
    <Wrapper>
      <ResourceForm view={contractView} value={{ ...contract }} />
    </Wrapper>,
  );
  return sent;
}
const find = (name: string) => screen.queryByLabelText(name);
async function choose(label: string, option: string) {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${label} `) }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: option }));
}
const isLeft = () => !screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled');

it('shows what the chosen way of charging uses, and neither checks nor sends the rest', async () => {
  const sent = open({ priceKind: 'plan', steps: '1: 99.00' });
  const steps = await screen.findByLabelText(/^Steps of the plan/);
  await waitFor(() => expect(steps).not.toHaveAttribute('readonly'));
  for (const hidden of ['Price per period', 'Fine amount', 'Discount amount']) {
    expect(find(hidden)).toBeNull();
  }
  expect(find('Days before the due date to get the discount')).toBeNull();
  // Longer than steps may be.
  await userEvent.click(steps);
  await userEvent.paste('x'.repeat(1001));
  await choose('Fine', 'Amount');
  await userEvent.type(screen.getByLabelText(/^Fine amount/), '7');
  await choose('Fine', 'None');
  expect(find('Fine amount')).toBeNull();
  await choose('Charged per', 'Vehicle');
  expect(find('Steps of the plan')).toBeNull();
  await userEvent.clear(screen.getByLabelText(/^Price per period/));
  await userEvent.type(screen.getByLabelText(/^Price per period/), '250');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ priceKind: 'vehicle', cents: 250 }]));
  await waitFor(() => expect(isLeft()).toBe(false));
});

it('has nothing to save once what was written has no meaning', async () => {
  open({ priceKind: 'vehicle' });
  const price = await screen.findByLabelText(/^Price per period/);
  await waitFor(() => expect(price).not.toHaveAttribute('readonly'));
  await choose('Charged per', 'Plan with steps');
  await userEvent.type(screen.getByLabelText(/^Steps of the plan/), '1: 99.00');
  expect(isLeft()).toBe(true);
  await choose('Charged per', 'Vehicle');
  await waitFor(() => expect(isLeft()).toBe(false));
  await choose('Charged per', 'Plan with steps');
  // Who changes their mind writes nothing twice.
  expect(screen.getByLabelText(/^Steps of the plan/)).toHaveValue('1: 99.00');
});

it('says what looks wrong with the document of a contract, and keeps it all the same', async () => {
  const sent = open({});
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
