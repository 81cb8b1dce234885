import { screen, waitFor, within, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TrackingProvider } from '../../react';
import { createFakeServer, type FakeServerState } from '../../testing';
import { PushDialog } from './push-dialog';

const KEY =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const ENDPOINT = { endpoint: 'https://push.example.net/a', keys: { p256dh: 'p', auth: 'a' } };
const other = {
  id: 9,
  isThis: false,
  lastSentAt: null,
  endsAt: null,
  createdAt: '2026-08-21T12:00:00Z',
  name: 'Mozilla/5.0 (Linux; Android 16; K) Chrome/140.0 Mobile Safari/537.36',
};

/** Stubs a browser with notifications; `answer` is the user's decision. */
function stubBrowser(answer: 'granted' | 'denied') {
  let subscription: object | null = null;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async () => {
      subscription = { toJSON: () => ENDPOINT, unsubscribe: async () => (subscription = null) };
      return subscription;
    }),
  };
  const registration = { pushManager };
  const register = vi.fn(async () => registration);
  const ask = vi.fn(async () => ((Notification as { permission: string }).permission = answer));
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: ask });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  return { ask, pushManager, register };
}

function show(state: FakeServerState = {}) {
  const devices: object[] = [other];
  const server = createFakeServer({
    ...state,
    answers: {
      'GET /api/push-devices/key': { key: KEY },
      'GET /api/push-devices': () => devices,
      'POST /api/push-devices': () => {
        devices.push({ ...other, id: 10, isThis: true });
        return devices[1];
      },
      'DELETE /api/push-devices/10': () => {
        devices.pop();
        return 204;
      },
      'DELETE /api/push-devices/9': () => {
        devices.shift();
        return 204;
      },
      ...state.answers,
    },
  });
  render(
    <TrackingProvider client={server.client} locale="en-US" appearance={null}>
      <PushDialog onClose={() => undefined} />
    </TrackingProvider>,
  );
  return server;
}

beforeEach(() => void stubBrowser('granted'));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('PushDialog', () => {
  it('[S1.44] [S7.102] turns push notifications of this browser on and off, and asks on the click alone', async () => {
    const { ask, pushManager, register } = stubBrowser('granted');
    const server = show();
    const on = await screen.findByRole('button', { name: 'Turn on' });
    expect(ask).not.toHaveBeenCalled();
    expect(register).not.toHaveBeenCalled();
    await userEvent.click(on);
    expect(await screen.findByText('On in this browser')).toBeVisible();
    expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
    expect(pushManager.subscribe).toHaveBeenCalledWith(
      expect.objectContaining({ userVisibleOnly: true }),
    );
    expect(server.calls).toContain('POST /api/push-devices');
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Off in this browser')).toBeVisible();
    expect(server.calls).toContain('DELETE /api/push-devices/10');
  });

  it('says how to allow what the person has blocked, and subscribes to nothing', async () => {
    stubBrowser('denied');
    const server = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('Blocked in this browser')).toBeVisible();
    expect(screen.getByText(/Allow notifications for this site/)).toBeVisible();
    expect(server.calls).not.toContain('POST /api/push-devices');
  });

  it('tells people with an iPhone to install the app first', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari/604.1');
    show();
    expect(await screen.findByText(/install the app first/)).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    vi.restoreAllMocks();
  });

  it('says that the push service of the browser cannot be reached', async () => {
    const { pushManager } = stubBrowser('granted');
    pushManager.subscribe.mockRejectedValue(new DOMException('no', 'AbortError'));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not turn them on');
  });

  it('says that the server sends nothing to browsers', async () => {
    show({ answers: { 'GET /api/push-devices/key': { key: null } } });
    expect(
      await screen.findByText(/cannot send notifications while the browser is closed/),
    ).toBeVisible();
  });

  it('lists the other browsers of the account, and ends one', async () => {
    const server = show();
    const item = await screen.findByRole('listitem');
    expect(within(item).getByText('Chrome · Android')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'End in Chrome · Android' }));
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(server.calls).toContain('DELETE /api/push-devices/9');
  });
});
