import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/create-test-client';
import { renderConsole } from '../../testing/render-console';

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
    expect(screen.getByRole('textbox', { name: 'E-mail or user name' })).toBeVisible();
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
