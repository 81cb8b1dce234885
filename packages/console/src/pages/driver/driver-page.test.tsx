import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createTestClient } from '../../testing/create-test-client';
import { renderConsole } from '../../testing/render-console';

vi.setConfig({ testTimeout: 60_000 });
const WAIT = { timeout: 20_000 };
const CODE = 'V7-1-ABCD-EFGH-JKLM';
const attributes = { 'rastro.isQrDriverId': 3 };
const driver = { id: 9, name: 'João', email: 'joao', attributes };

function open(path: string, session: unknown = driver) {
  const { client, requests } = createTestClient({
    'GET /api/server': { id: 1, attributes: {} },
    'GET /api/session': session,
    'GET /api/qr-driver': { driver: { id: 3, name: 'João' }, device: null, drive: null },
    'POST /api/qr-driver': 404,
  });
  renderConsole(client, path);
  return requests;
}
const address = () => screen.getByTestId('address').textContent;

describe('the pages of drivers', () => {
  it('[S2.28] shows what a driver drives, and takes the code of a vehicle', async () => {
    const requests = open('/qr-driver');
    expect(await screen.findByRole('heading', { name: 'João' }, WAIT)).toBeVisible();
    await userEvent.type(await screen.findByRole('textbox'), `${CODE}{Enter}`);
    await waitFor(() => expect(requests).toContain('POST /api/qr-driver'), WAIT);
  });

  it('[S2.29] has the code that was scanned by a camera elsewhere', async () => {
    open(`/qr-driver/scan/${CODE}`);
    expect(await screen.findByRole('textbox', {}, WAIT)).toHaveValue(CODE);
  });

  it('[S2.26] leads who is signed out to the sign-in of drivers, and keeps the code', async () => {
    open(`/qr-driver/scan/${CODE}`, 401);
    expect(await screen.findByLabelText('Password', {}, WAIT)).toBeVisible();
    expect(address()).toBe(`/motorista?to=${encodeURIComponent(`/qr-driver/scan/${CODE}`)}`);
  });

  it('are all that a driver has', async () => {
    open('/devices');
    expect(await screen.findByRole('heading', { name: 'João' }, WAIT)).toBeVisible();
    expect(address()).toBe('/qr-driver');
  });
});
