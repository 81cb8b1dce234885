import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client';
import { renderConsole } from '../../../testing/render-console';

it('lets somebody without an account agree to reports by mail, by a click only', async () => {
  const { client, requests } = createTestClient({
    'GET /api/server': { id: 1, attributes: {}, emailEnabled: true },
    'GET /api/session': 401,
    'POST /api/session/recipient': {},
  });
  renderConsole(client, '/login/receive/abc-DEF');
  await screen.findByRole('heading', { name: 'Reports by email' });
  expect(requests).not.toContain('POST /api/session/recipient');
  await userEvent.click(screen.getByRole('button', { name: 'Receive the reports' }));
  expect(
    await screen.findByRole('heading', { name: 'You will receive the reports' }),
  ).toBeVisible();
  expect(requests).toContain('POST /api/session/recipient');
});
