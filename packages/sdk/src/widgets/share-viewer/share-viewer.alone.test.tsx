import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS, SHARE_END_NOTICE_MS } from '../../domain';
import { TrackingProvider } from '../../react';
import { createFakeServer, makeDevice, makePosition, type FakeServerState } from '../../testing';
import { ShareViewer } from './share-viewer';

/** Leaflet measures; what stands beside the map is enough here. */
vi.mock('../live-map', () => ({ LiveMap: (): ReactElement => <div role="application" /> }));

const view = {
  sharedBy: 'Central Sul',
  remainingMs: 102 * MINUTE_MS,
  showsName: true,
  showsSpeed: true,
  showsAddress: true,
  showsTrail: true,
};
const van = makeDevice(1, { name: 'Van', status: 'online' });
const fix = makePosition(1, { speed: 20, address: 'Main street 1', attributes: { motion: true } });

const onEnded = vi.fn();
const onLeave = vi.fn();

function show(answers: FakeServerState['answers'] = {}, token: string | null = 'a-token') {
  const server = createFakeServer({
    devices: [van],
    positions: [fix],
    answers: {
      'POST /api/session': view,
      'GET /api/session': view,
      'DELETE /api/session': 204,
      ...answers,
    },
  });
  render(
    <TrackingProvider client={createFakeServer({ user: null }).client} locale="en-US">
      <ShareViewer
        client={server.client}
        token={token}
        brandName="Veloz"
        onLeave={onLeave}
        onEnded={onEnded}
        ended={<p>Gone</p>}
      />
    </TrackingProvider>,
  );
  return server;
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('a link that somebody opens', () => {
  it('[S2.76] says that it waits', async () => {
    show({ 'POST /api/session': 'hang' });
    expect((await screen.findAllByText('Opening the shared link…'))[0]).toBeVisible();
  });

  it('[S2.40] shows its vehicle and how long it lives, and no menu but the way out [S2.68]', async () => {
    const { calls } = show();
    expect(await screen.findByText('Moving')).toBeVisible();
    expect(screen.getByText('Van')).toBeVisible();
    expect(screen.getByText('37')).toBeVisible();
    expect(screen.getByText('Main street 1')).toBeVisible();
    expect(screen.getByText('1 h 41 min')).toBeVisible();
    expect(screen.getByText(/Central Sul/)).toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave']);
    expect(calls).toContain('POST /api/session');
  });

  it('names the brand where the account names nobody', async () => {
    const nobody = { ...view, sharedBy: '' };
    show({ 'POST /api/session': nobody, 'GET /api/session': nobody });
    expect(await screen.findByText('Location shared by Veloz')).toBeInTheDocument();
  });

  it('goes on without a token with what the browser opened last', async () => {
    const { calls } = show({}, null);
    await screen.findByText('Van');
    expect(calls).toContain('GET /api/session');
    expect(calls).not.toContain('POST /api/session');
  });

  it('shows no speed that the link does not show', async () => {
    show({ 'POST /api/session': { ...view, showsSpeed: false } });
    expect(await screen.findByText('Moving')).toBeVisible();
    expect(screen.queryByText('37')).not.toBeInTheDocument();
  });

  it('that has ended is told in place of the map', async () => {
    show({ 'POST /api/session': () => Response.json({ code: 'INVALID_SHARE' }, { status: 401 }) });
    expect(await screen.findByText('Gone')).toBeVisible();
  });

  it('says when the vehicle arrived where that ended the link, to who opens it and to who looks', async () => {
    const refusal = { code: 'INVALID_SHARE', arrivedAt: '2026-08-21T22:07:00.000Z' };
    const arrived = () => Response.json(refusal, { status: 401 });
    const title = /^The delivery arrived at /;
    show({ 'POST /api/session': arrived });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText('Gone')).toBeNull();
    cleanup();
    const { state, client } = show();
    await screen.findByText('Van');
    state.answers = { ...state.answers, 'GET /api/devices': 401, 'GET /api/session': arrived };
    await client.devices.list().catch(() => undefined);
    expect(await screen.findByRole('alertdialog', { name: title })).toBeVisible();
  });

  it('can be tried again when the server did not answer', async () => {
    const { state } = show({ 'POST /api/session': new TypeError('away') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    state.answers = { ...state.answers, 'POST /api/session': view };
    await userEvent.click(retry);
    expect(await screen.findByText('Van')).toBeVisible();
  });

  it('is left, and the server told so', async () => {
    const { calls } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
    expect(calls).toContain('DELETE /api/session');
  });

  it('[S4.10] [S4.11] [S4.12] says when it ends under who looks, and goes on after a minute', async () => {
    const { state, client } = show();
    await screen.findByText('Van');
    state.answers = { ...state.answers, 'GET /api/devices': 401 };
    vi.useFakeTimers();
    await act(async () => void (await client.devices.list().catch(() => undefined)));
    const notice = screen.getByRole('alertdialog', { name: 'Your session has expired!' });
    expect(notice).toBeVisible();
    act(() => {
      vi.advanceTimersByTime(SHARE_END_NOTICE_MS - 1);
    });
    expect(onEnded).not.toHaveBeenCalled();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('[S4.9] [S4.4] counts down each second and ends by its own clock', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show({ 'POST /api/session': { ...view, remainingMs: 30_000 } });
    await screen.findByText('Van');
    act(() => {
      vi.advanceTimersByTime(10_000);
    });
    expect(screen.getByText(/^(20|19) s$/)).toBeVisible();
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
    expect(screen.getByText(/^(19|18) s$/)).toBeVisible();
    act(() => {
      vi.advanceTimersByTime(30_000);
    });
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getAllByRole('button', { name: 'Leave' }).at(-1)!);
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('asks for its PIN, and says when that is wrong', async () => {
    const refuse = (code: string) => () => Response.json({ code }, { status: 403 });
    const { state } = show({ 'POST /api/session': refuse('SHARE_PIN_NEEDED') });
    const field = await screen.findByLabelText('PIN');
    state.answers = { ...state.answers, 'POST /api/session': refuse('SHARE_PIN_WRONG') };
    await userEvent.type(field, '12a34');
    expect(field).toHaveValue('1234');
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('The PIN is wrong.')).toBeVisible();
    state.answers = { ...state.answers, 'POST /api/session': view };
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('Van')).toBeVisible();
  });

  it('says how long it is until it starts, and opens by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const waiting = { ...view, startsInMs: 2 * MINUTE_MS, message: 'Your basket' };
    const { state } = show({ 'POST /api/session': waiting });
    expect(await screen.findByText('The link has not started yet')).toBeVisible();
    expect(screen.getByText('Your basket')).toBeVisible();
    state.answers = { ...state.answers, 'POST /api/session': view };
    act(() => {
      vi.advanceTimersByTime(2 * MINUTE_MS);
    });
    expect(await screen.findByText('Van')).toBeVisible();
  });

  it('tells of its destination, and when that is likely reached', async () => {
    const place = { destinationLatitude: -23.6, destinationLongitude: -46.6 };
    const there = { ...view, ...place, destinationName: 'Shop', message: 'Your basket' };
    const arrivesAt = new Date(Date.now() + 20 * MINUTE_MS).toISOString();
    show({
      'POST /api/session': there,
      'GET /api/arrivals': () => [{ deviceId: 1, leftMeters: 3_200, arrivesAt }],
    });
    expect(await screen.findByText('Shop')).toBeVisible();
    expect(await screen.findByText('3.2 km')).toBeVisible();
    expect(screen.getByText('Likely arrival')).toBeVisible();
    expect(screen.getByText('Your basket')).toBeVisible();
  });

  it('of a past period shows that, and no countdown of what is live', async () => {
    const replay = { replayFrom: '2026-08-21T08:00:00Z', replayTo: '2026-08-21T09:00:00Z' };
    show({ 'POST /api/session': { ...view, ...replay } });
    expect(await screen.findByRole('slider', { name: 'Moment' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(screen.queryByText('Moving')).not.toBeInTheDocument();
  });
});

describe('a link shown from its token alone', () => {
  const fetchNow = vi.fn();
  const answer = (by: (line: string) => unknown) =>
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
      const line = `${init.method ?? 'GET'} ${new URL(url).pathname.replace('/api/shared', '')}`;
      fetchNow(line, new Headers(init.headers).get('authorization'));
      const body = by(line);
      return Promise.resolve(
        body instanceof Response ? body : Response.json(body ?? [], { status: 200 }),
      );
    });
  afterEach(() => {
    vi.unstubAllGlobals();
    fetchNow.mockClear();
  });
  const alone = (token: string) =>
    render(<ShareViewer token={token} baseUrl="https://fleet.example" locale="en-US" />);

  it('needs no provider and no client, opens without a cookie, and can be left', async () => {
    answer((line) => {
      if (line === 'POST /session') return { ...view, viewToken: 'the-view' };
      if (line === 'DELETE /session') return new Response(null, { status: 204 });
      return line === 'GET /devices' ? [van] : line === 'GET /positions' ? [fix] : [];
    });
    alone('a-token');
    expect(await screen.findByText('Van')).toBeVisible();
    expect(fetchNow).toHaveBeenCalledWith('POST /session', 'Bearer a-token');
    expect(fetchNow).toHaveBeenCalledWith('GET /devices', 'Bearer the-view');
    expect(fetchNow.mock.calls.map(([line]) => line as string)).not.toContain('GET /server');
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('You have left the map')).toBeVisible();
  });

  it('says in its own words that it has ended', async () => {
    answer(() => Response.json({ code: 'INVALID_SHARE' }, { status: 401 }));
    alone('gone');
    expect(await screen.findByText('The link has expired')).toBeVisible();
  });
});
