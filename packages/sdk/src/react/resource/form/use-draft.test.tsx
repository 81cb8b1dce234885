import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { makeGroup, makeUser } from '../../../testing';
import { groupView } from '../group.view';
import { button, field, renderForm } from './testing';
import { ownUserFormView } from './user/user-form';

vi.setConfig({ testTimeout: 60_000 });
const north = makeGroup(3, { name: 'North' });

it('has what was typed again when a form comes back that went unasked, over what others saved', async () => {
  const { show, hide, server } = renderForm(groupView, north);
  await userEvent.type(await field('Name'), 'ern');
  hide();
  show({ ...north, groupId: 2 });
  await waitFor(async () => expect(await field('Name')).toHaveValue('Northern'));
  expect(screen.getByText('What you had typed is back, and is not saved yet.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Parent group' })).toHaveValue('South'),
  );
  await userEvent.click(button('Save'));
  await waitFor(() =>
    expect(server.state.groups?.find(({ id }) => id === 3)?.name).toBe('Northern'),
  );
  hide();
  show(north);
  expect(await field('Name')).toHaveValue('North');
});

it('keeps no password, nor an attribute that is called as one', async () => {
  const account = makeUser({ id: 5, name: 'Bruno', email: 'bruno@example.com' });
  const { show, hide } = renderForm(ownUserFormView, account);
  await userEvent.type(await field('Name'), ' Lima');
  const [password] = screen.getAllByLabelText(/^Password/);
  if (!password) throw new Error('no password');
  await userEvent.type(password, 'a long secret');
  hide();
  show(account);
  await waitFor(async () => expect(await field('Name')).toHaveValue('Bruno Lima'));
  for (const each of screen.getAllByLabelText(/^Password/)) expect(each).toHaveValue('');
});

it('forgets what somebody has given up', async () => {
  const { show, hide, ref } = renderForm(groupView, north);
  await userEvent.type(await field('Name'), 'ern');
  ref.current?.ask(hide);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  show(north);
  expect(await field('Name')).toHaveValue('North');
});
