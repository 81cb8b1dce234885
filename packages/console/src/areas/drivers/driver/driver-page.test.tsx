import { TrackingError } from '@rastro/sdk/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestClient, type TestAnswers } from '../../../testing/create-test-client';
import { renderConsole } from '../../../testing/render-console';

vi.setConfig({ testTimeout: 60_000 });
const WAIT = { timeout: 20_000 };
const CODE = 'V7-1-ABCD-EFGH-JKMN';
const BADGE = 'D3-1-ABCD-EFGH-JKMN';
const attributes = { 'rastro.isQrDriverId': 3 };
const driver = { id: 9, name: 'João', email: 'joao', attributes };
const manager = { id: 4, name: 'Portaria', email: 'portaria', userLimit: -1, attributes: {} };
const idle = { driver: { id: 3, name: 'João' }, device: null, drive: null };
const drives = { ...idle, device: { id: 7, name: 'Fiorino 07' }, isLate: false, engine: 'none' };
const away = new TypeError('Failed to fetch');

function open(path: string, more: TestAnswers = {}) {
  const answers: TestAnswers = {
    'GET /api/server': { id: 1, attributes: {} },
    'GET /api/session': driver,
    'GET /api/qr-driver': idle,
    'POST /api/qr-driver': drives,
    ...more,
  };
  const { client, requests } = createTestClient(answers);
  const scan = vi.spyOn(client.driving, 'scan');
  const { unmount } = renderConsole(client, path);
  return { requests, answers, scan, unmount, client };
}
const address = () => screen.getByTestId('address').textContent;
const type = async (code: string) =>
  userEvent.type(await screen.findByRole('textbox', {}, WAIT), `${code}{Enter}`);
const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the pages of drivers', () => {
  it('[S2.28] shows what a driver drives, and takes the code of a vehicle', async () => {
    const { scan } = open('/qr-driver');
    expect(await screen.findByRole('heading', { name: 'João' }, WAIT)).toBeVisible();
    await type(CODE);
    await waitFor(() => expect(scan).toHaveBeenCalledOnce(), WAIT);
    expect(scan.mock.calls[0]?.[0]).toMatchObject({ id: CODE, sentAt: expect.any(String) });
    expect(await screen.findByText(/Fiorino 07/, {}, WAIT)).toBeVisible();
  });

  it('[S2.29] has the code that was scanned by a camera elsewhere', async () => {
    open(`/qr-driver/scan/${CODE}`);
    expect(await screen.findByRole('textbox', {}, WAIT)).toHaveValue(CODE);
  });

  it('[S2.26] leads who is signed out to the sign-in of drivers, and keeps the code', async () => {
    open(`/qr-driver/scan/${CODE}`, { 'GET /api/session': 401 });
    expect(await screen.findByLabelText('Password', {}, WAIT)).toBeVisible();
    expect(address()).toBe(`/motorista?to=${encodeURIComponent(`/qr-driver/scan/${CODE}`)}`);
  });

  it('are all that a driver has', async () => {
    open('/devices');
    expect(await screen.findByRole('heading', { name: 'João' }, WAIT)).toBeVisible();
    expect(address()).toBe('/qr-driver');
  });

  it('say to a driver that a badge is no vehicle', async () => {
    const { scan } = open('/qr-driver');
    await type(BADGE);
    expect(await screen.findByRole('alert')).toHaveTextContent('badge of a driver');
    expect(scan).not.toHaveBeenCalled();
  });

  it('work on a page that came without https', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    open('/qr-driver');
    await type(CODE);
    expect(await screen.findByText(/Fiorino 07/, {}, WAIT)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take vehicle' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
  });
});

describe('a phone without the server', () => {
  it('shows the page of who scanned last, keeps their scans, and sends them', async () => {
    const first = open('/qr-driver');
    await screen.findByRole('heading', { name: 'João' }, WAIT);
    first.unmount();
    expect(localStorage.getItem('scanner')).toBe('{"id":9,"name":"João","isDriver":true}');

    const gone = {
      'GET /api/server': away,
      'DELETE /api/session': away,
      'GET /api/qr-driver': away,
      'POST /api/qr-driver': away,
    };
    const { answers, scan } = open(`/qr-driver/scan/${CODE}`, gone);
    expect(await screen.findByText(/No network/, {}, WAIT)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'João' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take vehicle' }));
    expect(
      await screen.findByText('1 scan is kept until there is a network.', {}, WAIT),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText(/You cannot sign out/)).toBeVisible();

    scan.mockClear();
    const back = { 'GET /api/server': { id: 1, attributes: {} }, 'POST /api/qr-driver': drives };
    Object.assign(answers, back, { 'GET /api/qr-driver': idle });
    goOnline();
    expect(await screen.findByText(/Fiorino 07/, {}, WAIT)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/No network/)).toBeNull(), WAIT);
    expect(scan).toHaveBeenCalledOnce();
  });

  it('shows nobody a page that nobody has used, nor after a sign-in that ended', async () => {
    open('/qr-driver', { 'GET /api/server': away });
    await waitFor(() => expect(address()).toBe('/maintenance?to=%2Fqr-driver'), WAIT);
  });

  it('forgets who scanned once the server knows them no more', async () => {
    localStorage.setItem('scanner', '{"id":9,"name":"João","isDriver":true}');
    open('/qr-driver', { 'GET /api/session': 401 });
    expect(await screen.findByLabelText('Password', {}, WAIT)).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('scanner')).toBe('null'));
  });

  it.each(['/motorista', `/motorista?to=%2Fqr-driver%2Fscan%2F${CODE}`])(
    'are what %s leads to who is signed in',
    async (path) => {
      open(path);
      expect(await screen.findByRole('heading', { name: 'João' }, WAIT)).toBeVisible();
      expect(address()).toBe(new URLSearchParams(path.split('?')[1]).get('to') ?? '/qr-driver');
    },
  );

  it('leads from the sign-in to the page of who scanned here', async () => {
    localStorage.setItem('scanner', '{"id":9,"name":"João","isDriver":true}');
    open('/motorista', { 'GET /api/server': away });
    expect(await screen.findByRole('heading', { name: 'João' }, WAIT)).toBeVisible();
    expect(address()).toBe('/qr-driver');
  });
});

describe('a scan that the server refuses', () => {
  it('stays with its reason beside one that was taken, until it is put away', async () => {
    const { scan, client } = open('/qr-driver');
    await screen.findByRole('heading', { name: 'João' }, WAIT);
    const refusal = { code: 'FIELD_INVALID', status: 422, field: 'at' };
    scan.mockRejectedValueOnce(new TrackingError(refusal));
    await type(CODE);
    expect(await screen.findByText('1 scan was not taken', {}, WAIT)).toBeVisible();
    await type('V8-1-ABCD-EFGH-JKMN');
    expect(await screen.findByText(/Fiorino 07/, {}, WAIT)).toBeVisible();
    const list = screen.getByRole('list', { name: '1 scan was not taken' });
    expect(list).toHaveTextContent(CODE);
    expect(list).toHaveTextContent('the clock of the phone was wrong');
    await userEvent.click(within(list).getByRole('button', { name: /Put away/ }));
    await waitFor(() => expect(screen.queryByText('1 scan was not taken')).toBeNull(), WAIT);
    expect(client.driving.scan).toHaveBeenCalledTimes(2);
  });
});

describe('a phone for all', () => {
  const shared = { 'GET /api/session': manager };

  it('takes the badge of a driver, then a vehicle; and lets the next begin', async () => {
    const { scan, requests } = open('/qr-driver', shared);
    expect(await screen.findByRole('heading', { name: 'Driver shifts' }, WAIT)).toBeVisible();
    await type(BADGE);
    expect(await screen.findByText(BADGE)).toBeVisible();
    expect(scan).not.toHaveBeenCalled();
    await type(CODE);
    await waitFor(() => expect(scan).toHaveBeenCalledOnce(), WAIT);
    expect(scan.mock.calls[0]?.[0]).toMatchObject({ id: CODE, driver: BADGE });
    expect(await screen.findByText(/João · Fiorino 07/, {}, WAIT)).toBeVisible();
    expect(screen.getByText('Scan the badge of the driver')).toBeVisible();
    expect(requests).not.toContain('GET /api/qr-driver');
  });

  it('checks the driver of a badge out', async () => {
    const { scan } = open(`/qr-driver/scan/${BADGE}`, shared);
    await userEvent.click(await screen.findByRole('button', { name: 'Take the code' }, WAIT));
    await userEvent.click(await screen.findByRole('button', { name: 'End shift' }));
    await waitFor(() => expect(scan).toHaveBeenCalledOnce(), WAIT);
    expect(scan.mock.calls[0]?.[0]).toMatchObject({ id: 0, driver: BADGE });
  });

  it('is not for who may not change drivers', async () => {
    open('/qr-driver', { 'GET /api/session': { ...manager, readonly: true, userLimit: 0 } });
    expect(await screen.findByText(/This page is for drivers/, {}, WAIT)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
