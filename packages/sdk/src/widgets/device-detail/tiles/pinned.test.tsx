import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { makeUser } from '../../../testing';
import { driving, openDetail } from '../testing';

const position = driving({ power: 13.84, fuel: 41, temp1: 4.5, '<b>own</b>': 7 });
const person = makeUser({ id: 5 });
const open = (state: Parameters<typeof openDetail>[1] = {}, props = {}) =>
  openDetail({ position }, { user: person, users: [person], ...state }, props);
const tiles = () => {
  const [list] = screen
    .getAllByRole('group', { name: /^Details/ })
    .map((group) => group.querySelector('dl'));
  return [...(list?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent);
};
const edit = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Choose data' }));
  return within(await screen.findByRole('dialog'));
};

it('[S3.12] shows what the server pins, in its order, with units only where they are known', async () => {
  open({ server: { attributes: { 'rastro.deviceAttributes': 'temp1,missing,<b>own</b>,power' } } });
  await screen.findByText('Temperature 1');
  await waitFor(() => expect(tiles()).toEqual(['Temperature 1', '<b>own</b>', 'Power']));
  expect(screen.getByText('4.5 °C')).toBeVisible();
  expect(screen.getByText('7')).toBeVisible();
  expect(screen.getByText('13.8 V')).toBeVisible();
});

it('begins with what the provider names, until the server names others', async () => {
  const provider = { pinnedAttributes: ['temp1', 'power'] };
  const { unmount } = openDetail({ position }, {}, {}, provider);
  await waitFor(() => expect(tiles()).toEqual(['Temperature 1', 'Power']));
  unmount();
  const server = { attributes: { 'rastro.deviceAttributes': 'fuel' } };
  openDetail({ position }, { server }, {}, provider);
  await waitFor(() => expect(tiles()).toEqual(['Fuel']));
});

it('[S3.18] keeps the choice and order of the user with the account', async () => {
  const onUserChange = vi.fn();
  const { state } = open({}, { onUserChange });
  const dialog = await edit();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Ignition' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Add data' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Temperature 1' }));
  const names = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  const last = names().at(-1);
  expect(last).toBe('Temperature 1');
  await userEvent.click(dialog.getByRole('button', { name: 'Move Temperature 1 up' }));
  expect(names().at(-2)).toBe('Temperature 1');
  expect(dialog.getByRole('status')).toHaveTextContent(/^Temperature 1: place \d+ of \d+$/);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const kept = state.users?.[0]?.attributes['rastro.deviceAttributes'];
  expect(String(kept).split(',').at(-2)).toBe('temp1');
  expect(String(kept)).not.toContain('ignition');
  expect(onUserChange).toHaveBeenCalledWith(expect.objectContaining({ id: 5 }));
  await waitFor(() => expect(tiles()).toContain('Temperature 1'));
});

it('goes back to what the server says', async () => {
  const mine = { ...person, attributes: { 'rastro.deviceAttributes': 'temp1', other: 1 } };
  const { state } = open({ user: mine, users: [mine] });
  const dialog = await edit();
  await userEvent.click(dialog.getByRole('button', { name: 'Restore defaults' }));
  await waitFor(() => expect(tiles()).toContain('Ignition'));
  expect(state.users?.[0]?.attributes).toEqual({ other: 1 });
});

it('says why it could not be kept, and stays open', async () => {
  const { state } = open();
  const dialog = await edit();
  state.answers = { ...state.answers, 'PATCH /api/users/5': 429 };
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/\w{3}/);
});

it('is not offered to who may not change the account', async () => {
  open({ user: { ...person, readonly: true } });
  await screen.findByText('Ignition');
  expect(screen.queryByRole('button', { name: 'Choose data' })).toBeNull();
});
