import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestClient, type TestAnswers } from '../testing/create-test-client';
import { renderConsole } from '../testing/render-console';

vi.mock('./signed-in/signed-in-area', async () => {
  const { useLocation, useOutlet } = await import('react-router');
  /** No page, but what leads away from where none is. */
  function SignedInArea() {
    const outlet = useOutlet();
    const { pathname, state } = useLocation();
    if (pathname === '/nowhere') return outlet;
    return <h1>Inside{state ? ` ${JSON.stringify(state)}` : ''}</h1>;
  }
  return { SignedInArea };
});

const server = { id: 1, newServer: false, attributePrefix: 'rastro', demo: null, attributes: {} };
const user = { id: 7, name: 'Ana', email: 'ana@fleet.example', attributes: {} };
const signedOut: TestAnswers = { 'GET /api/server': server, 'GET /api/session': 401 };

const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe('the console at the door', () => {
  it('[S2.36] sends who is signed out to /login?to={path}', async () => {
    renderConsole(createTestClient(signedOut).client, '/devices/3?tab=a');
    await waitFor(() => expect(address()).toBe('/login?to=%2Fdevices%2F3%3Ftab%3Da'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });

  it('asks for the server before the session', async () => {
    const { client, requests } = createTestClient(signedOut);
    renderConsole(client, '/devices');
    await screen.findByRole('heading', { name: 'Sign in' });
    const asked = requests.filter((request) => /server|session/.test(request));
    expect(asked).toEqual(['GET /api/server', 'GET /api/session']);
  });

  it('[S2.1] leads from no path to /home', async () => {
    const { client } = createTestClient({ ...signedOut, 'GET /api/session': user });
    renderConsole(client, '/');
    await waitFor(() => expect(address()).toBe('/home'));
    expect(await screen.findByRole('heading', { name: 'Inside' })).toBeVisible();
  });

  it('[S2.1] leads from an address without a page to /home, which is told what was not found', async () => {
    const { client } = createTestClient({ ...signedOut, 'GET /api/session': user });
    renderConsole(client, '/nowhere?a=b');
    expect(await screen.findByText('Inside {"missing":"/nowhere"}')).toBeVisible();
    expect(address()).toBe('/home');
  });

  it('asks to sign in before it says that there is no page', async () => {
    renderConsole(createTestClient(signedOut).client, '/nowhere');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  it('[S2.51] shows a progress bar until the server has answered', () => {
    renderConsole(createTestClient(signedOut).client, '/devices');
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  });

  it('signs in and goes where the person wanted to', async () => {
    const { client } = createTestClient({ ...signedOut, 'POST /api/session': user });
    renderConsole(client, '/login?to=%2Fhistory');
    await userEvent.type(await screen.findByLabelText('Email or user name'), 'ana');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/history'));
    expect(JSON.stringify(localStorage)).not.toMatch(/secret|ana/);
  });

  it('says what is wrong with the credentials, in a sentence', async () => {
    const { client } = createTestClient({ ...signedOut, 'POST /api/session': 401 });
    renderConsole(client, '/login');
    await userEvent.type(await screen.findByLabelText('Email or user name'), 'ana');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/is incorrect/);
  });

  it('asks for empty fields before it asks the server', async () => {
    const { client, requests } = createTestClient(signedOut);
    renderConsole(client, '/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/all fields/i);
    expect(requests).not.toContain('POST /api/session');
  });

  it('offers the demo only where the server does', async () => {
    const demo = {
      signIn: true,
      attribution: '',
      history: { done: 1, total: 1 },
    };
    const { client } = createTestClient({
      ...signedOut,
      'GET /api/server': { ...server, demo },
      'POST /api/session/demo': user,
    });
    renderConsole(client, '/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Enter the demo' }));
    await waitFor(() => expect(address()).toBe('/home'));
  });

  it('has no demo button on other servers', async () => {
    renderConsole(createTestClient(signedOut).client, '/login');
    await screen.findByLabelText('Password');
    expect(screen.queryByRole('button', { name: 'Enter the demo' })).not.toBeInTheDocument();
  });

  it('changes the language at once and keeps it', async () => {
    const { unmount } = renderConsole(createTestClient(signedOut).client, '/login');
    fireEvent.change(await screen.findByLabelText('Language'), { target: { value: 'pt-BR' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
    expect(document.documentElement.lang).toBe('pt-BR');
    expect(localStorage.getItem('localePref')).toBe('"pt-BR"');
    unmount();
  });

  it('shows the first-run page of a new server, whatever the path', async () => {
    const { client } = createTestClient({
      ...signedOut,
      'GET /api/server': { ...server, newServer: true },
      'POST /api/setup': user,
    });
    renderConsole(client, '/devices');
    await userEvent.type(await screen.findByLabelText(/Code from the terminal/), 'ABCD');
    await userEvent.type(screen.getByLabelText(/Name/), 'Ana Lima');
    await userEvent.type(screen.getByLabelText(/Email/), 'ana@fleet.example');
    await userEvent.type(screen.getByLabelText(/^Password/), 'long enough');
    expect(address()).toBe('/setup');
    await userEvent.click(screen.getByRole('button', { name: 'Create administrator' }));
    await waitFor(() => expect(address()).toBe('/home'));
  });

  it('asks for an empty code before it asks the server', async () => {
    const { client, requests } = createTestClient({
      ...signedOut,
      'GET /api/server': { ...server, newServer: true },
    });
    renderConsole(client, '/setup');
    await userEvent.click(await screen.findByRole('button', { name: 'Create administrator' }));
    expect(screen.getByLabelText(/Code from the terminal/)).toHaveAccessibleDescription(
      /Enter the code/,
    );
    expect(requests).not.toContain('POST /api/setup');
  });
});

describe('a session that ends', () => {
  it('asks to sign in again and remembers the page', async () => {
    const answers: TestAnswers = { ...signedOut, 'GET /api/session': user };
    const { client } = createTestClient(answers);
    renderConsole(client, '/devices');
    await screen.findByRole('heading', { name: 'Inside' });
    Object.assign(answers, { 'GET /api/devices': 401, 'GET /api/session': 401 });
    await expect(client.devices.list()).rejects.toMatchObject({ status: 401 });
    await waitFor(() => expect(address()).toBe('/login?to=%2Fdevices'));
  });
});

describe('a server that is down', () => {
  it('[S8.29] leads to /maintenance, and back when it answers again', async () => {
    const answers: TestAnswers = { 'GET /api/server': new TypeError('Failed to fetch') };
    renderConsole(createTestClient(answers).client, '/devices');
    await waitFor(() => expect(address()).toBe('/maintenance?to=%2Fdevices'));
    expect(await screen.findByText(/CONNECTION_ERROR/)).toBeVisible();

    Object.assign(answers, { 'GET /api/server': server, 'GET /api/session': user });
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(address()).toBe('/devices'));
  });
});
