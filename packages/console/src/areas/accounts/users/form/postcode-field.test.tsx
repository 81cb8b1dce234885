import { createFakeServer, makeUser, type FakeServerState } from '@rastro/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../../../../testing/render-console';
import { testInWideWindow } from '../../../../testing/wide-window';

vi.setConfig({ testTimeout: 120_000 });
testInWideWindow();
const WAIT = { timeout: 40_000 };
const SE = { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' };
const PORT = { street: '', district: '', city: 'Santos', state: 'SP' };

async function open(answers: NonNullable<FakeServerState['answers']>, isOn = true) {
  const me = makeUser({ id: 7, name: 'Ana', userLimit: 0 });
  const server = createFakeServer({ user: me, server: { postcodeEnabled: isOn }, answers });
  renderConsole(server.client, '/users?id=7&edit');
  const postcode = await screen.findByLabelText('Postal code', {}, WAIT);
  await waitFor(() => expect(postcode).not.toHaveAttribute('readonly'), WAIT);
  return { server, postcode };
}
const field = (name: string) => screen.getByLabelText(name);
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

it('fills in what is empty of the address, and never what somebody wrote', async () => {
  const { postcode, server } = await open({
    'GET /api/postcodes/01001000': SE,
    'GET /api/postcodes/11010000': PORT,
  });
  write('District', 'Centro');
  write('Postal code', '01001-00');
  expect(server.calls.filter((call) => call.includes('postcodes'))).toEqual([]);
  write('Postal code', '01001-000');
  await waitFor(() => expect(field('Street')).toHaveValue('Praça da Sé'), WAIT);
  expect(field('District')).toHaveValue('Centro');
  expect([field('City'), field('State')].map((each) => each.getAttribute('value'))).toEqual([
    ...['São Paulo', 'SP'],
  ]);
  expect(screen.getByText('The address was filled in where it was empty.')).toBeInTheDocument();
  expect(postcode).toHaveValue('01001-000');
  // A postcode that was mistyped leaves nothing of its address.
  write('Postal code', '11010-000');
  await waitFor(() => expect(field('City')).toHaveValue('Santos'), WAIT);
  expect(field('Street')).toHaveValue('');
  expect(field('District')).toHaveValue('Centro');
});

it('says what it did not find, and saves all the same', async () => {
  const { server } = await open({
    'GET /api/postcodes/99999999': () => Response.json(null),
    'GET /api/postcodes/88888888': 503,
  });
  write('Postal code', '88888888');
  expect(await screen.findByText(/could not be looked up now/, {}, WAIT)).toBeInTheDocument();
  write('Postal code', '99999999');
  expect(await screen.findByText(/No address was found/, {}, WAIT)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.calls).toContain('PATCH /api/users/7'), WAIT);
});

it('believes no answer that is late', async () => {
  let answerFirst = (_answer: Response): void => undefined;
  await open({
    'GET /api/postcodes/01001000': () =>
      new Promise<Response>((resolve) => {
        answerFirst = resolve;
      }),
    'GET /api/postcodes/11010000': PORT,
  });
  write('Postal code', '01001000');
  await screen.findByText('Looking up the address…', {}, WAIT);
  write('Postal code', '11010000');
  await waitFor(() => expect(field('City')).toHaveValue('Santos'), WAIT);
  answerFirst(Response.json(SE));
  write('State', 'XX');
  await waitFor(() => expect(field('State')).toHaveValue('XX'), WAIT);
  expect(field('Street')).toHaveValue('');
});

it('asks nothing where no service is set up', async () => {
  const { server, postcode } = await open({}, false);
  write('Postal code', '01001000');
  expect(postcode).toHaveValue('01001000');
  expect(server.calls.filter((call) => call.includes('postcodes'))).toEqual([]);
});
