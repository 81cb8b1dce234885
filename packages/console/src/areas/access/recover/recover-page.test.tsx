import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client';
import { renderConsole } from '../../../testing/render-console';

const show = async (answer: unknown, emailEnabled = true) => {
  const { client, requests } = createTestClient({
    'GET /api/server': { id: 1, attributes: {}, emailEnabled },
    'GET /api/session': 401,
    'POST /api/session/password': answer,
  });
  renderConsole(client, '/login/recover/abc-DEF');
  await screen.findByRole('heading', { name: 'New password' });
  return requests;
};
const save = async (password: string) => {
  if (password) await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
};
const refused = { code: 'INVALID_TOKEN', message: 'No' };

describe('the page of the link in the mail', () => {
  it('[S2.24] is open to everybody, and leads from the new password to sign-in', async () => {
    await show({});
    await save('a new password');
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible();
    expect(screen.getByText('Sign in with the new password.')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/login$/);
  });

  it.each(['', 'abc'])('says what a password needs before it asks the server: %j', async (text) => {
    const requests = await show({});
    await save(text);
    expect(await screen.findByRole('alert')).toHaveTextContent('at least 4 characters');
    expect(requests).not.toContain('POST /api/session/password');
  });

  it('offers another link in place of one that is used or old', async () => {
    await show(new Response(JSON.stringify(refused), { status: 400 }));
    await save('a new password');
    expect(
      await screen.findByText('This link has already been used or has expired. Ask for a new one.'),
    ).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Ask for another link' }));
    expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeVisible();
  });

  it('names the administrator where the server sends no mail', async () => {
    await show(new Response(JSON.stringify(refused), { status: 400 }), false);
    await save('a new password');
    expect(await screen.findByText(/Ask the administrator for a new password\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for another link' })).toBeNull();
  });

  it('keeps what was typed when the server did not answer', async () => {
    await show(new TypeError('Failed to fetch'));
    await save('a new password');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server did not respond');
    expect(screen.getByLabelText('New password')).toHaveValue('a new password');
  });
});
