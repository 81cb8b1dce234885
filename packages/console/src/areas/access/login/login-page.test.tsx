import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client';
import { renderConsole } from '../../../testing/render-console';

const links = ['androidApp', 'appleApp', 'dataPolicy'] as const;

const showLogin = (enabled: boolean) => {
  const brand = Object.fromEntries(
    links.map((name) => [name, { enabled, url: `https://brand.example/${name}` }]),
  );
  const { client } = createTestClient({
    'GET /api/server': { id: 1, attributes: {} },
    'GET /api/session': 401,
    'GET /api/rastro/assets/custom/config.json': brand,
  });
  renderConsole(client, '/login');
  return screen.findByRole('button', { name: 'Sign in' });
};

describe('the sign-in page', () => {
  it('[S2.22] [S2.69] [S2.70] is open to everybody and asks for user, password and whether to remember', async () => {
    const signIn = await showLogin(false);
    expect(signIn).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Email or user name' })).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('checkbox')).toBeVisible();
  });

  it('[S2.73] [S2.74] [S2.75] links to the apps and the data policy that the brand has', async () => {
    await showLogin(true);
    const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const name of links) expect(shown).toContain(`https://brand.example/${name}`);
  });

  it('[S2.73] [S2.74] [S2.75] has no links that the brand has not', async () => {
    await showLogin(false);
    expect(document.querySelector('[href*="brand.example"]')).toBeNull();
  });
});

describe('an account that asks for one-time codes', () => {
  it('is asked for the code once the password is right, and told of a wrong one', async () => {
    const refuse = (code: string) => Response.json({ code, field: 'code' }, { status: 401 });
    const answers: Record<string, unknown> = {
      'GET /api/server': { id: 1, attributes: {} },
      'GET /api/session': 401,
      'POST /api/session': refuse('ONE_TIME_CODE_NEEDED'),
    };
    renderConsole(createTestClient(answers).client, '/login');
    const button = await screen.findByRole('button', { name: 'Sign in' });
    expect(screen.queryByLabelText('One-time code')).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Email or user name' }), 'ana');
    await userEvent.type(screen.getByLabelText('Password'), 'a password');
    await userEvent.click(button);
    const field = await screen.findByLabelText('One-time code');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    answers['POST /api/session'] = refuse('ONE_TIME_CODE_WRONG');
    await userEvent.type(field, '123456');
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('The code is wrong');
  });
});

describe('a link to a report that has expired', () => {
  const come = async (session: unknown) => {
    const { client } = createTestClient({
      'GET /api/server': { id: 1, attributes: {} },
      'GET /api/session': session,
    });
    renderConsole(client, '/login?expired=report');
    await screen.findByRole('heading', { level: 1, name: 'This link no longer works' });
    const text = screen.getByText(/The next email of this report brings a new one/);
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  const address = () => screen.getByTestId('address').textContent;

  it('leads to sign-in, and from there to the history', async () => {
    await come(401);
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(address()).toBe('/login?to=%2Fhistory');
  });

  it('leads straight to the history for whoever is signed in', async () => {
    await come({ id: 7, name: 'Ana', email: 'ana@fleet.example', attributes: {} });
    await waitFor(() => expect(address()).toBe('/history'));
  });
});

const showWithMail = async (path = '/login', emailEnabled = true) => {
  const { client, requests } = createTestClient({
    'GET /api/server': { id: 1, attributes: {}, emailEnabled },
    'GET /api/session': 401,
    'POST /api/session/password': {},
  });
  renderConsole(client, path);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(requests).toContain('GET /api/server'));
  return requests;
};
const askForMail = () => userEvent.click(screen.getByRole('button', { name: 'Send link' }));
const emailField = () => screen.getByRole('textbox', { name: /^Email/ });

describe('a forgotten password', () => {
  it('[S2.71] is asked for from the sign-in page, with the address typed there', async () => {
    const requests = await showWithMail('/login?to=%2Fhistory');
    await userEvent.type(emailField(), 'ana@example.com');
    const link = await screen.findByRole('link', { name: 'Forgot password' });
    expect(screen.queryByText(/Ask whoever gave you the account/)).toBeNull();
    await userEvent.click(link);
    expect(emailField()).toHaveFocus();
    expect(emailField()).toHaveValue('ana@example.com');
    await askForMail();
    const outcome = await screen.findByText(/^If ana@example\.com belongs to an account/);
    expect(outcome).toHaveFocus();
    expect(requests).toContain('POST /api/session/password');
    await userEvent.click(screen.getByRole('link', { name: 'Back to sign-in' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/login?to=%2Fhistory');
    expect(emailField()).toHaveValue('ana@example.com');
  });

  it('[S5.4] needs an address', async () => {
    const requests = await showWithMail('/login?forgot=1');
    await askForMail();
    expect(await screen.findByRole('alert')).toHaveTextContent('Fill in the email.');
    expect(requests).not.toContain('POST /api/session/password');
  });

  it('has no way where the server sends no mail, and says whom to ask', async () => {
    await showWithMail('/login?forgot=1', false);
    expect(await screen.findByText(/Ask whoever gave you the account/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Forgot password' })).toBeNull();
  });
});
