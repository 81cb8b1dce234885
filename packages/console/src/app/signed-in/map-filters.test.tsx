import { createFakeServer, makeUser } from '@rastro/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderConsole } from '../../testing/render-console';
import { fleetState } from '../../testing/story-fleet';

vi.setConfig({ testTimeout: 60_000 });
const WAIT = { timeout: 20_000 };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

it('says on the map alone what hides vehicles from it, and shows them again', async () => {
  localStorage.setItem('query', '"Fiorino"');
  const server = createFakeServer({ user: makeUser({ administrator: true }), ...fleetState });
  renderConsole(server.client, '/home');
  const chip = await screen.findByRole('button', { name: 'Remove filter search: Fiorino' }, WAIT);
  await userEvent.click(chip);
  await waitFor(() => expect(screen.queryByRole('button', { name: /Fiorino/ })).toBeNull());
  expect(localStorage.getItem('query')).toBe('""');
});
