import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client';
import { renderConsole } from '../../../testing/render-console';

const show = async (answer: unknown) => {
  const { client, requests } = createTestClient({
    'GET /api/server': { id: 1, attributes: {}, emailEnabled: true },
    'GET /api/session': 401,
    'POST /api/session/email': answer,
  });
  renderConsole(client, '/login/confirm/abc-DEF');
  await screen.findByRole('heading', { name: 'New email' });
  return requests;
};
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm email' }));
const refusing = (status: number, code: string) =>
  new Response(JSON.stringify({ code, message: 'No' }), { status });

describe('the page of the link to a new e-mail', () => {
  it('is open to everybody, and confirms by a click only', async () => {
    const requests = await show({});
    expect(requests).not.toContain('POST /api/session/email');
    await confirm();
    expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeVisible();
    expect(screen.getByText(/^The account now uses the new email/)).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });

  it('says how to get another link in place of one that is used or old', async () => {
    await show(refusing(400, 'INVALID_TOKEN'));
    await confirm();
    expect(await screen.findByText(/Change the account’s email again/)).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toBeVisible();
  });

  it('can be tried again when the server did not answer', async () => {
    await show(new TypeError('Failed to fetch'));
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server did not respond');
    expect(screen.getByRole('button', { name: 'Confirm email' })).toBeEnabled();
  });
});
