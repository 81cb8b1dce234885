import { createFakeServer, makeUser } from '@rastro/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../../testing/render-console';
import { testInWideWindow } from '../../testing/wide-window';

vi.setConfig({ testTimeout: 120_000 });
const WAIT = { timeout: 40_000 };
const BRUNO = { id: 1, name: 'Bruno' };

testInWideWindow();

const open = (part: string, by: object | null) =>
  renderConsole(
    createFakeServer({
      user: makeUser({ id: 7 }),
      answers: {
        'GET /api/session/status': { now: '2026-08-21T12:00:00Z', endsAt: null, by },
        'GET /api/session/second-factor': { isOn: false, recoveryCodes: 0 },
      },
    }).client,
    `/account?part=${part}`,
  );

it.each([
  ['security', 'One-time codes', 'Where you are signed in'],
  ['channels', 'Push notifications', 'Channels'],
])('of %s, %s is of who is signed in, not of who logged in as them', async (part, own, all) => {
  const { unmount } = open(part, null);
  expect(await screen.findByRole('region', { name: own }, WAIT)).toBeVisible();
  unmount();
  open(part, BRUNO);
  expect(await screen.findByText(/Bruno/, {}, WAIT)).toBeVisible();
  expect(await screen.findByRole('region', { name: all }, WAIT)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: own })).toBeNull());
});
