import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDevice, makePosition, makeUser } from '../../testing';
import { Menu, MenuItem } from '../../ui';
import { LIVE_GRACE_MS } from '../live/live-lease';
import { createTestServer } from '../testing';
import { TrackingProvider } from './tracking-provider';
import { useConnection } from '../live/use-connection';
import { useDevice } from '../live/use-device';
import { useFormat } from '../use-format';
import { useLabels } from '../use-labels';
import { usePosition } from '../live/use-position';
import { useServer } from '../session/use-server';
import { useSession } from '../session/use-session';
import { useTrackingClient } from './use-tracking-client';

const fleet = { devices: [makeDevice(1), makeDevice(2)], positions: [makePosition(1)] };

vi.setConfig({ testTimeout: 30_000 });

describe('TrackingProvider', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('says what is missing when a hook stands outside of it', () => {
    expect(() => renderHook(() => useTrackingClient())).toThrow(
      'useTrackingClient found no tracking client. Put it inside <TrackingProvider',
    );
  });

  it('opens one stream for all readers and closes it some time after the last', async () => {
    vi.useFakeTimers();
    const server = createTestServer(fleet);
    const wrapper = server.wrapper();
    const first = renderHook(() => useConnection(), { wrapper });
    const second = renderHook(() => useDevice(1), { wrapper });
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(first.result.current.status).toBe('live');
    expect(second.result.current?.name).toBe('Van 1');
    expect(server.socketCount()).toBe(1);
    first.unmount();
    second.unmount();
    renderHook(() => useConnection(), { wrapper }).unmount();
    await act(() => vi.advanceTimersByTimeAsync(LIVE_GRACE_MS - 1));
    expect(server.socketCount()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(server.socketCount()).toBe(0);
    expect(server.calls.filter((call) => call === 'GET /api/socket')).toHaveLength(1);
  });

  it('leaves a stream alone that the host started itself', async () => {
    vi.useFakeTimers();
    const server = createTestServer(fleet);
    server.client.live.start();
    renderHook(() => useConnection(), { wrapper: server.wrapper() }).unmount();
    await act(() => vi.advanceTimersByTimeAsync(LIVE_GRACE_MS * 2));
    expect(server.socketCount()).toBe(1);
    server.client.close();
  });

  it('asks for nothing that the host page holds', async () => {
    const server = createTestServer(fleet);
    const held = { server: await server.client.server.get(), user: null };
    server.calls.length = 0;
    const { result } = renderHook(() => ({ session: useSession(), server: useServer() }), {
      wrapper: server.wrapper({ held }),
    });
    expect(result.current.server.data).toBe(held.server);
    expect(result.current.session.user).toBeNull();
    await expect(result.current.server.refresh()).resolves.toBe(held.server);
    expect(server.calls).toEqual([]);
  });

  it('renders a reader of one position again for that device only', async () => {
    const server = createTestServer(fleet);
    let renders = 0;
    const { result } = renderHook(
      () => {
        renders += 1;
        return usePosition(1);
      },
      { wrapper: server.wrapper() },
    );
    await waitFor(() => expect(result.current?.latitude).toBe(-23.5));
    const before = renders;
    const seen = vi.fn();
    server.client.live.positions.subscribeOne(2, seen);
    act(() => server.push({ positions: [makePosition(2)] }));
    await waitFor(() => expect(seen).toHaveBeenCalledOnce());
    expect(renders).toBe(before);
  });

  it('signs out and in again, and goes on by itself', async () => {
    const server = createTestServer(fleet);
    const { result } = renderHook(() => ({ session: useSession(), connection: useConnection() }), {
      wrapper: server.wrapper(),
    });
    await waitFor(() => expect(result.current.session.user?.name).toBe('Ana Lima'));
    await waitFor(() => expect(result.current.connection.status).toBe('live'));
    await act(() => result.current.session.signOut());
    expect(result.current.session.user).toBeNull();
    expect(result.current.connection.status).toBe('signedOut');
    await act(() => result.current.session.signIn({ email: 'ana@example.test', password: 'pass' }));
    expect(result.current.session.user?.name).toBe('Ana Lima');
    await waitFor(() => expect(result.current.connection.status).toBe('live'));
  });

  it('shows words and figures in its language, with the host’s own words first', () => {
    const { client } = createTestServer(fleet);
    const { result } = renderHook(() => ({ t: useLabels(), format: useFormat() }), {
      wrapper: ({ children }) => (
        <TrackingProvider
          client={client}
          locale="es"
          labels={{ 'status.moving': 'Rodando' }}
          units={{ speed: 'mph' }}
          timeZone="America/Sao_Paulo"
          appearance={null}
        >
          {children}
        </TrackingProvider>
      ),
    });
    const { t, format } = result.current;
    expect([t('status.moving'), t('status.stopped')]).toEqual(['Rodando', 'Detenido']);
    expect(format.speedParts(20)).toEqual({ value: '23', unit: 'mph' });
    expect(format.time('2026-08-21T16:18:51.000+00:00')).toBe('13:18');
  });

  it('takes the font of its host when asked', () => {
    const { client } = createTestServer(fleet);
    render(
      <div style={{ fontFamily: 'Lato, serif' }}>
        <TrackingProvider client={client} appearance={{ font: 'inherit' }}>
          <p>Text</p>
        </TrackingProvider>
      </div>,
    );
    const scope = screen.getByText('Text').parentElement;
    expect(scope?.style.getPropertyValue('--rastro-font-family')).toBe('Lato, serif');
  });

  it('shows nothing of one client to another', async () => {
    const ana = createTestServer(fleet);
    const bia = createTestServer({ ...fleet, user: makeUser({ id: 3, name: 'Bia' }) });
    const Name = () => <p>{useSession().user?.name ?? 'nobody'}</p>;
    const { rerender } = render(
      <TrackingProvider client={ana.client}>
        <Name />
      </TrackingProvider>,
    );
    expect(await screen.findByText('Ana Lima')).toBeInTheDocument();
    rerender(
      <TrackingProvider client={bia.client}>
        <Name />
      </TrackingProvider>,
    );
    expect(screen.queryByText('Ana Lima')).toBeNull();
    expect(await screen.findByText('Bia')).toBeInTheDocument();
  });

  it('gives its look to menus as well, which are drawn at the end of the page', async () => {
    const { client } = createTestServer(fleet);
    render(
      <TrackingProvider client={client} appearance={{ accent: '#0a7a50', scheme: 'dark' }}>
        <Menu trigger={<button type="button">Open</button>}>
          <MenuItem onSelect={() => undefined}>Entry</MenuItem>
        </Menu>
      </TrackingProvider>,
    );
    const trigger = screen.getByText('Open');
    act(() => trigger.focus());
    act(
      () =>
        void trigger.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }),
        ),
    );
    const menu = await screen.findByRole('menu');
    const scope = menu.closest('[class^="rastro-scope-"]');
    expect(scope).toHaveAttribute('data-scheme', 'dark');
    expect(scope?.className).toBe(
      screen.getByText('Open').closest('[class^="rastro-scope-"]')?.className,
    );
  });
});
