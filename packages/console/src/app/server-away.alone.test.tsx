import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Pages from './pages';
import { createTestClient, type TestAnswers } from '../testing/create-test-client';
import { renderConsole } from '../testing/render-console';

const far = vi.hoisted(() => ({ load: async (): Promise<() => string> => () => '' }));

vi.mock('./pages', async (importPages) => {
  const { PAGES } = await importPages<typeof Pages>();
  const { lazyPage, loadedPage } = await import('../frame/loading/lazy-page');
  const { Outlet } = await import('react-router');
  return {
    signedInArea: loadedPage(Outlet),
    PAGES: [
      ...PAGES.filter(({ path }) => path === '/maintenance'),
      { ...PAGES.find(({ path }) => path === '/users'), Component: lazyPage(() => far.load()) },
    ],
  };
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => vi.restoreAllMocks());

it('leads to /maintenance when a page does not arrive, and to that page once the server is back', async () => {
  const server = { id: 1, newServer: false, attributePrefix: 'rastro', demo: null, attributes: {} };
  const user = { id: 7, name: 'Ana', email: 'ana@fleet.example', attributes: {} };
  const answers: TestAnswers = { 'GET /api/server': server, 'GET /api/session': user };
  far.load = async () => {
    answers['GET /api/server'] = new TypeError('Failed to fetch');
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const address = () => screen.getByTestId('address').textContent;
  renderConsole(createTestClient(answers).client, '/users?a=1');
  await waitFor(() => expect(address()).toBe('/maintenance?to=%2Fusers%3Fa%3D1'));

  answers['GET /api/server'] = server;
  far.load = async () => () => 'Arrived';
  await userEvent.click(await screen.findByRole('button', { name: 'Try now' }));
  expect(await screen.findByText('Arrived')).toBeVisible();
  expect(address()).toBe('/users?a=1');
});
