import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent, PointerEventsCheckLevel } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServer } from '../../react/testing';
import { makeDevice, makePosition, makeUser, type FakeServerState } from '../../testing';
import { EventList } from './event-list';

const HOSTILE = '<img src=x onerror=alert(1)>';
const START = Date.parse('2026-08-21T12:00:00.000Z');
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const eventOf = (id: number, type: string, deviceId = 1, alarm = '') => ({
  id,
  type,
  deviceId,
  eventTime: new Date(START + id * 1_000).toISOString(),
  positionId: 9,
  geofenceId: 0,
  maintenanceId: 0,
  attributes: alarm ? { alarm } : {},
});

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_200);
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

function open(events: unknown, state: FakeServerState = {}) {
  const server = createTestServer({
    user: makeUser({ id: 7 }),
    devices: [makeDevice(1, { name: HOSTILE }), makeDevice(2, { name: 'Bus 2067' })],
    alarms: [],
    ...state,
    answers: {
      'GET /api/reports/events': events,
      'GET /api/positions': [makePosition(1, { id: 9, address: 'Rua A, 5' })],
      ...state.answers,
    },
  });
  const onShowMoment = vi.fn();
  render(
    <EventList
      period={{ fromMs: START, toMs: START + 3_600_000 }}
      onShowDevice={vi.fn()}
      onShowMoment={onShowMoment}
    />,
    { wrapper: server.wrapper({ locale: 'en-US', timeZone: 'UTC' }) },
  );
  return { ...server, onShowMoment };
}
const lines = () => screen.getAllByRole('row').slice(1);
const showAll = async () => user.click(await screen.findByRole('button', { name: /^All\s*\d+$/ }));

describe('EventList', () => {
  it('[S1.25] shows what happened, the newest first, with vehicle and place', async () => {
    open([eventOf(1, 'geofenceEnter'), eventOf(2, 'alarm', 2, 'sos')]);
    await showAll();
    await screen.findByText(HOSTILE);
    const [first, second] = lines();
    expect(first).toHaveTextContent(/SOS.*Critical.*Bus 2067/);
    expect(second).toHaveTextContent(HOSTILE);
    await waitFor(() => expect(first).toHaveTextContent('Rua A, 5'));
    expect(document.querySelector('img')).toBeNull();
  });

  it('puts a flood into one row, and takes it apart on request', async () => {
    open(Array.from({ length: 15 }, (_, id) => eventOf(id + 1, 'alarm', 2, 'vibration')));
    expect(await screen.findByText('14 more')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('15 events');
    expect(lines()).toHaveLength(1);
    await user.click(within(lines()[0]!).getByRole('button', { name: /Bus 2067|Actions|menu/i }));
    await user.click(await screen.findByRole('menuitem', { name: 'Show the other 14' }));
    await waitFor(() => expect(lines().length).toBeGreaterThan(5));
  });

  it('writes every event of a flood into the file, though one row stands for them', async () => {
    let file: Blob | undefined;
    const urls = {
      createObjectURL: (blob: Blob) => ((file = blob), 'blob:x'),
      revokeObjectURL: () => undefined,
    };
    vi.stubGlobal('URL', Object.assign(class extends URL {}, urls));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const flood = Array.from({ length: 4 }, (_, at) => eventOf(at + 1, 'alarm', 2, 'vibration'));
    open([...flood, eventOf(9, 'geofenceEnter')]);
    await showAll();
    await waitFor(() => expect(lines()[1]).toHaveTextContent('Rua A, 5'));
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    const [head, ...written] = (await file?.text())?.trim().split('\r\n') ?? [];
    expect(written.map((line) => /12:00:0\d/.exec(line)?.[0])).toEqual(
      ['09', '04', '03', '02', '01'].map((second) => `12:00:${second}`),
    );
    // A file has them, though they are not shown.
    expect(head).toMatch(/Severity,Plate$/);
    expect(written.filter((line) => /Bus 2067.*Rua A, 5/.test(line))).toHaveLength(4);
  });

  it('shows what happens now at the top, each once', async () => {
    const server = open([eventOf(1, 'geofenceEnter')]);
    await showAll();
    await screen.findByText(HOSTILE);
    act(() =>
      server.push({ events: [eventOf(1, 'geofenceEnter'), eventOf(2, 'alarm', 2, 'sos')] }),
    );
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(lines()[0]).toHaveTextContent('SOS');
  });

  it('begins with alarms, and has each kind and all that happened one press away', async () => {
    open([
      ...Array.from({ length: 9 }, (_, id) => eventOf(id + 10, 'ignitionOn', id + 1)),
      ...[eventOf(1, 'alarm', 2, 'sos'), eventOf(2, 'geofenceExit'), eventOf(3, 'deviceOverspeed')],
    ]);
    await screen.findAllByText('Bus 2067');
    expect(lines()).toHaveLength(1);
    const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads()).toContain('Handled by');
    const chip = (name: RegExp) => screen.getByRole('button', { name });
    expect(chip(/^Alarms\s*1$/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(chip(/^Geofences\s*1$/));
    await waitFor(() => expect(lines()[0]).toHaveTextContent(HOSTILE));
    expect(chip(/^Alarms/)).toHaveAttribute('aria-pressed', 'false');
    await user.click(chip(/^All\s*12$/));
    await waitFor(() => expect(lines().length).toBeGreaterThan(3));
    expect(heads()).not.toContain('Handled by');
  });

  it('says so where no alarm is among what happened, and shows that on request', async () => {
    open([eventOf(1, 'ignitionOn'), eventOf(2, 'deviceOffline')]);
    expect(await screen.findByText('No alarms in this period')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(lines()).toHaveLength(2));
  });

  it('keeps the places it has while more happens, and asks for each once', async () => {
    const asked: string[] = [];
    const server = open([eventOf(1, 'geofenceEnter'), { ...eventOf(2, 'alarm', 2, 'sos') }], {
      answers: {
        'GET /api/positions': ({ url }: { url: URL }) => {
          if (url.search) asked.push(url.search);
          return url.searchParams
            .getAll('id')
            .map((id) => makePosition(1, { id: Number(id), address: `Rua ${id}` }));
        },
      },
    });
    expect((await screen.findAllByText('Rua 9')).length).toBeGreaterThan(0);
    act(() => server.push({ events: [{ ...eventOf(3, 'alarm', 1, 'tow'), positionId: 12 }] }));
    expect((await screen.findAllByText('Rua 12')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Rua 9').length).toBeGreaterThan(0);
    expect(asked).toEqual(['?id=9', '?id=12']);
  });

  it('says of an open event that its place is on the way, then where it was', async () => {
    let answer: (places: unknown) => void = () => undefined;
    open([eventOf(2, 'alarm', 2, 'sos')], {
      answers: {
        'GET /api/positions': ({ url }: { url: URL }) =>
          url.search ? new Promise((resolve) => (answer = resolve)) : [],
      },
    });
    await user.click(await screen.findByText('Bus 2067'));
    expect(await screen.findByRole('img', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.queryByText('No position yet')).toBeNull();
    act(() => answer([]));
    expect(await screen.findByText('No position yet')).toBeInTheDocument();
  });

  it('opens an event, takes it, and leads to its moment', async () => {
    const { onShowMoment } = open([eventOf(2, 'alarm', 2, 'sos')], {
      answers: {
        'POST /api/alarms/2/take': {
          id: 2,
          deviceId: 2,
          eventTime: eventOf(2, 'alarm').eventTime,
          alarm: 'sos',
          positionId: 9,
          userId: 7,
          userName: 'Eu',
          takenAt: eventOf(9, '').eventTime,
          note: '',
        },
      },
    });
    await user.click(await screen.findByText('Bus 2067'));
    await user.click(await screen.findByRole('button', { name: 'Take' }));
    expect(await screen.findByText(/^Being handled by you/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show that moment' }));
    expect(onShowMoment).toHaveBeenCalledWith(2, START + 2_000);
  });

  it('says what went wrong, and asks again', async () => {
    const server = open(503);
    const retry = await screen.findByRole('button', { name: /again/i });
    server.state.answers = { ...server.state.answers, 'GET /api/reports/events': [] };
    await user.click(retry);
    expect(await screen.findByText('Nothing happened')).toBeInTheDocument();
  });
});
