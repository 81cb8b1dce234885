import { act, render, screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { notification } from '../../contract';
import { createTestServer } from '../../react/testing';
import { makeDevice, makePosition, makeUser, type FakeServerState } from '../../testing';
import { NoticeBell } from './notice-bell';
import { NoticeDrawer } from './notice-drawer';

const HOSTILE = '<img src=x onerror=alert(1)>';
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const START = Date.now() - 3_600_000;
const eventOf = (id: number, type: string, deviceId = 1, alarm = '') => ({
  id,
  type,
  deviceId,
  positionId: 9,
  geofenceId: 0,
  maintenanceId: 0,
  eventTime: new Date(START + id * 1_000).toISOString(),
  attributes: alarm ? { alarm } : {},
});
const ruleOf = (id: number, type: string, over: object = {}) =>
  notification.decode({ id, type, always: true, notificators: 'web', attributes: {}, ...over });

interface Call {
  body: string;
}

function open(events: unknown, state: FakeServerState = {}) {
  const marks: unknown[] = [];
  let seen = { until: null as string | null, ids: [] as number[] };
  const server = createTestServer({
    user: makeUser({ id: 7 }),
    devices: [makeDevice(1, { name: HOSTILE }), makeDevice(2, { name: 'Bus 2067' })],
    alarms: [],
    notifications: [
      ruleOf(1, 'alarm', { attributes: { alarms: 'sos,vibration' } }),
      ruleOf(2, 'geofenceEnter', { always: false }),
    ],
    ...state,
    answers: {
      'GET /api/reports/events': events,
      'GET /api/notifications/2/holders': { deviceIds: [1], groupIds: [] },
      'GET /api/seen-events': () => seen,
      'POST /api/seen-events': ({ body }: Call) => {
        const more = JSON.parse(body) as { until?: string; ids: number[] };
        marks.push(more);
        seen = { until: more.until ?? seen.until, ids: [...seen.ids, ...more.ids] };
        return seen;
      },
      ...state.answers,
    },
  });
  const links = { onShowDevice: vi.fn(), onShowMoment: vi.fn(), onShowAll: vi.fn() };
  const onClose = vi.fn();
  render(
    <>
      <NoticeBell isOpen onPress={vi.fn()} />
      <NoticeDrawer onClose={onClose} {...links} />
    </>,
    { wrapper: server.wrapper({ locale: 'en-US', timeZone: 'UTC' }) },
  );
  return { ...server, ...links, onClose, marks };
}
const lines = (section = 'Last 24 hours') =>
  within(screen.getByRole('list', { name: new RegExp(`^${section}`) })).getAllByRole('listitem');
/** A vehicle whose latest fix says an alarm at the time of an event. */
const alarmed = (deviceId: number, eventId: number, alarm = 'sos') =>
  makePosition(deviceId, { deviceTime: eventOf(eventId, '').eventTime, attributes: { alarm } });
const bell = (name: string | RegExp) => screen.findByRole('button', { name, expanded: true });

describe('NoticeDrawer', () => {
  it('shows what the rules of the account tell and every alarm, the newest first, and counts what is not seen', async () => {
    open([
      eventOf(1, 'geofenceEnter'),
      eventOf(2, 'geofenceEnter', 2),
      eventOf(3, 'alarm', 2, 'sos'),
      eventOf(4, 'alarm', 2, 'door'),
    ]);
    await screen.findByText(HOSTILE);
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(lines()[1]).toHaveTextContent(/SOS.*Bus 2067/);
    expect(await bell(/3 unseen/)).toHaveTextContent(/^$/);
    expect(document.querySelector('img')).toBeNull();
  });

  it('[S3.35] leaves out what a rule with a calendar kept from the account while that did not hold', async () => {
    const held = { fromMs: START + 2_000, toMs: START + 2_000 };
    open([eventOf(1, 'geofenceExit'), eventOf(2, 'geofenceExit'), eventOf(3, 'alarm', 2, 'sos')], {
      notifications: [ruleOf(1, 'geofenceExit', { calendarId: 4 })],
      answers: { 'GET /api/rule-times': [{ id: 4, periods: [held] }] },
    });
    await screen.findByText(HOSTILE);
    expect(lines()).toHaveLength(2);
  });

  it('marks one as seen, then all, and keeps that at the server', async () => {
    const { marks } = open([eventOf(1, 'alarm', 1, 'sos'), eventOf(3, 'alarm', 2, 'sos')]);
    await waitFor(() => expect(lines()).toHaveLength(2));
    await user.click(within(lines()[0]!).getByRole('button', { name: 'Mark as seen' }));
    expect(await bell(/1 unseen/)).toBeInTheDocument();
    expect(marks).toEqual([{ ids: [3] }]);
    await user.click(screen.getByRole('button', { name: 'Mark all as seen' }));
    expect(await bell('Alerts received')).toBeInTheDocument();
    expect(marks[1]).toEqual({ until: eventOf(3, '').eventTime, ids: [1] });
  });

  it('is unseen again where the server does not take it', async () => {
    open([eventOf(1, 'alarm', 1, 'sos')], { answers: { 'POST /api/seen-events': 503 } });
    await waitFor(() => expect(lines()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Mark all as seen' }));
    expect(await bell(/1 unseen/)).toBeInTheDocument();
  });

  it('counts at the bell the vehicles with an alarm that nobody attends to, and only points where what is not seen are others', async () => {
    const server = open([eventOf(1, 'geofenceEnter')]);
    const quiet = await bell(/1 unseen/);
    expect(quiet).toHaveTextContent(/^$/);
    expect(quiet.querySelector('[data-unseen]')).not.toBeNull();
    act(() => server.push({ positions: [alarmed(1, 2), alarmed(2, 2, 'sos,door')] }));
    const loud = await bell(/2 unassigned alarms/);
    expect(loud).toHaveTextContent(/^2$/);
    expect(loud.querySelector('[data-unseen]')).toBeNull();
  });

  it('opens on the alarms that the bell counts, then on those that somebody attends to, each once', async () => {
    const server = open(
      [
        eventOf(1, 'alarm', 1, 'sos'),
        eventOf(3, 'alarm', 2, 'sos'),
        eventOf(5, 'alarm', 2, 'door'),
      ],
      { positions: [alarmed(1, 1), alarmed(2, 3)] },
    );
    expect(await bell(/2 unassigned alarms/)).toHaveTextContent(/^2$/);
    await waitFor(() => expect(lines('Unassigned')).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Unassigned 2' })).toBeVisible();
    expect(lines()).toHaveLength(1);
    const take = {
      ...eventOf(3, '', 2),
      alarm: 'sos',
      userId: 8,
      userName: 'Rui',
      note: '',
      resolvedAt: null,
      resolvedBy: '',
      takenAt: eventOf(4, '').eventTime,
    };
    act(() => server.push({ alarms: [take] }));
    expect(await bell(/1 unassigned alarm/)).toHaveTextContent(/^1$/);
    expect(lines('Unassigned')).toHaveLength(1);
    expect(lines('Being handled')[0]).toHaveTextContent(/SOS.*Bus 2067.*Rui/);
    expect(lines()).toHaveLength(1);
    act(() => server.push({ alarms: [{ ...take, userId: 0, userName: '', takenAt: null }] }));
    expect(await bell(/2 unassigned alarms/)).toHaveTextContent(/^2$/);
  });

  it('takes an alarm that began before the day by the event that it began with', async () => {
    const taken: string[] = [];
    open(
      ({ url }: { url: URL }) =>
        url.searchParams.has('deviceId') ? [eventOf(3, 'alarm', 2, 'sos')] : [],
      {
        positions: [alarmed(2, 4)],
        answers: {
          'POST /api/alarms/3/take': () => {
            taken.push('3');
            return 503;
          },
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Take' }));
    await waitFor(() => expect(taken).toEqual(['3']));
  });

  it('puts what vehicles do all day into one line, unseen by nobody', async () => {
    const kinds = ['deviceMoving', 'deviceStopped', 'deviceMoving', 'ignitionOn'];
    open(
      kinds.map((type, index) => ({
        ...eventOf(9 - index, type),
        eventTime: eventOf(9, '').eventTime,
      })),
      { notifications: [...new Set(kinds)].map((type, index) => ruleOf(index + 1, type)) },
    );
    const run = await screen.findByRole('button', {
      name: /^2 departed, 1 stopped, 1 ignition on/,
    });
    expect(await bell('Alerts received')).toBeInTheDocument();
    expect(lines()).toHaveLength(1);
    await user.click(run);
    await waitFor(() => expect(lines()).toHaveLength(5));
  });

  it('[S1.23] has one line for an anchor that was left: its alarm', async () => {
    const left = { ...eventOf(3, 'alarm', 1, 'geofenceExit'), geofenceId: 9 };
    const exit = { ...left, id: 4, type: 'geofenceExit', attributes: {} };
    const later = { ...exit, id: 5, eventTime: eventOf(5, '').eventTime };
    open([left, exit, later], { notifications: [ruleOf(1, 'geofenceExit')] });
    await bell(/2 unseen/);
    await waitFor(() => expect(lines()).toHaveLength(2));
  });

  it('puts a flood into one line, and takes it apart on request', async () => {
    open(Array.from({ length: 15 }, (_, id) => eventOf(id + 1, 'alarm', 2, 'vibration')));
    await user.click(await screen.findByRole('button', { name: '14 more from Bus 2067' }));
    await waitFor(() => expect(lines()).toHaveLength(15));
  });

  it('shows what comes now at the top, each once, and no test', async () => {
    const server = open([eventOf(1, 'alarm', 1, 'sos')]);
    await waitFor(() => expect(lines()).toHaveLength(1));
    const test = { ...eventOf(0, 'test', 0), attributes: { message: 'test' } };
    act(() =>
      server.push({
        events: [eventOf(1, 'alarm', 1, 'sos'), eventOf(2, 'alarm', 2, 'sos'), test],
      }),
    );
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(lines()[0]).toHaveTextContent('Bus 2067');
  });

  it('filters by what is an alarm, by vehicle and by what is not seen', async () => {
    open([eventOf(1, 'geofenceEnter'), eventOf(3, 'alarm', 2, 'sos')]);
    await waitFor(() => expect(lines()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Alarms only' }));
    expect(lines()).toHaveLength(1);
    await user.type(screen.getByRole('searchbox'), 'nobody');
    expect(await screen.findByText('Nothing matches the filters.')).toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: 'Mark all as seen' }));
    await user.click(screen.getByRole('button', { name: /^Unseen/ }));
    expect(await screen.findByText('Nothing matches the filters.')).toBeInTheDocument();
  });

  it('leads to place and moment, and marks what was opened', async () => {
    const { onShowMoment, onShowDevice, marks } = open([eventOf(3, 'alarm', 2, 'sos')]);
    await user.click(await screen.findByRole('button', { name: /SOS.*Bus 2067/ }));
    expect(onShowMoment).toHaveBeenCalledWith(2, START + 3_000);
    expect(marks).toEqual([{ ids: [3] }]);
    await user.click(screen.getByRole('button', { name: 'Show Bus 2067 on the map' }));
    expect(onShowDevice).toHaveBeenCalledWith(2);
  });

  it('tells an account without reports that it has only what comes', async () => {
    const server = open([eventOf(1, 'alarm', 1, 'sos')], {
      user: makeUser({ id: 7, administrator: false, disableReports: true }),
    });
    expect(await screen.findByText(/only what happens while/)).toBeInTheDocument();
    await waitFor(() => expect(server.client.live.hasLoaded()).toBe(true));
    act(() => server.push({ events: [eventOf(2, 'alarm', 2, 'sos')] }));
    await user.click(await screen.findByRole('button', { name: /SOS.*Bus 2067/ }));
    expect(server.onShowMoment).not.toHaveBeenCalled();
    expect(server.onShowDevice).toHaveBeenCalledWith(2);
  });

  it('says what went wrong, and asks again', async () => {
    const server = open(503);
    const asked = () => server.calls.filter((call) => call === 'GET /api/reports/events');
    // Without the rules, then with them.
    await waitFor(() => expect(asked()).toHaveLength(2));
    const retry = await screen.findByRole('button', { name: /again/i });
    server.state.answers = { ...server.state.answers, 'GET /api/reports/events': [] };
    await user.click(retry);
    expect(await screen.findByText('No alerts')).toBeInTheDocument();
  });
});
