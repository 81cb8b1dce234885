import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS, startOfZonedDay } from '../../domain';
import { makeDevice, makePosition, makeUser } from '../../testing';
import { driving, HEARD_AT, online, openDetail } from './testing';

const region = (name: string | RegExp) => screen.findByRole('region', { name });

describe('an active alarm', () => {
  it('comes first, in the words of the list, the worst before the others', async () => {
    openDetail({ position: driving({ alarm: 'overspeed,sos' }) });
    const band = await region('Active alarm');
    expect(band).toHaveTextContent('SOS, SpeedingReported 20 min ago');
    expect(screen.getByRole('group', { name: /^Details/ }).firstElementChild).toBe(band);
  });

  it('says since when, where every fix repeats it', async () => {
    const eventTime = new Date(Date.parse(HEARD_AT) - 2 * HOUR_MS).toISOString();
    const event = { id: 7, deviceId: 1, type: 'alarm', eventTime, attributes: { alarm: 'sos' } };
    openDetail(
      { position: driving({ alarm: 'sos' }) },
      { answers: { 'GET /api/reports/events': [event] } },
    );
    const [hour = 0, minute = ''] = [Number(eventTime.slice(11, 13)), eventTime.slice(14, 16)];
    const time = `${hour % 12 || 12}:${minute}`;
    await waitFor(async () =>
      expect(await region('Active alarm')).toHaveTextContent(/Since .*reported 20 min ago/),
    );
    expect(await region('Active alarm')).toHaveTextContent(time);
  });

  it('is told with its code when it has no words, as text', async () => {
    openDetail({ position: driving({ alarm: '<b>x</b>' }) });
    expect(await region('Active alarm')).toHaveTextContent('Alarm: <b>x</b>');
  });
});

describe('an offline vehicle', () => {
  const device = makeDevice(1, { status: 'offline', lastUpdate: HEARD_AT });

  it('is told in the past, with the time, in grey and without its speed of then', async () => {
    const { calls } = openDetail({ device });
    expect(await screen.findByText('Offline')).toBeVisible();
    expect(screen.getByText('last contact 20 min ago')).toBeVisible();
    expect(screen.getByText('At the last position, 20 min ago: moving, 37 km/h')).toBeVisible();
    expect(screen.queryByText('Moving')).toBeNull();
    expect(getComputedStyle(await screen.findByText('On')).color).toBe('var(--rastro-text-muted)');
    expect(calls.filter((call) => call === 'GET /api/positions').length).toBeLessThan(3);
  });
});

describe('a tracker whose clock is wrong', () => {
  it('says since when and what it said, over the engine and over a Traccar', async () => {
    const clockTime = '2007-04-08T12:00:00.000+00:00';
    openDetail({ position: driving({ clockTime, clockWrongSince: HEARD_AT }) });
    const line = await screen.findByText(/^This tracker’s clock has been wrong since/);
    expect(line).toHaveTextContent(/it read .*2007/);
    cleanup();
    const fixTime = new Date(Date.parse(HEARD_AT) + 20 * HOUR_MS).toISOString();
    const ahead = makePosition(1, { fixTime, deviceTime: fixTime, serverTime: HEARD_AT });
    openDetail({ device: makeDevice(1, { status: 'offline' }), position: ahead });
    expect(await screen.findByText(/^This tracker’s clock/)).toBeVisible();
    // How old it is goes by when it was heard.
    expect(screen.getByText('At the last position, 20 min ago: stopped')).toBeVisible();
  });

  it('is not said of a right one, however old its fix', async () => {
    const fixTime = new Date(Date.now() - 91.02 * DAY_MS).toISOString();
    const position = makePosition(1, { fixTime, serverTime: HEARD_AT });
    openDetail({ position });
    expect(
      await screen.findByText(/^At the last position, [A-Z][a-z]{2} \d+, .* [AP]M: stopped$/),
    ).toBeVisible();
    expect(screen.queryByText(/tracker’s clock/)).toBeNull();
  });
});

it('says the street within a fence, as the text that it is', async () => {
  const position = { ...driving(), geofenceIds: [8] };
  openDetail(
    { position },
    {
      server: { geocoderEnabled: true },
      answers: {
        'GET /api/geofences': [{ id: 8, name: 'Downtown', area: 'CIRCLE (0 0, 10)' }],
        'GET /api/server/geocode': () => new Response('<b>Rua A</b>, 12'),
      },
    },
  );
  expect(await screen.findByText('Downtown')).toBeVisible();
  expect(await screen.findByText('<b>Rua A</b>, 12')).toBeVisible();
});

it('says how fast its group lets it drive', async () => {
  const groups = [{ id: 3, name: 'Fleet', groupId: 0, attributes: { speedLimit: 43.2 } }];
  openDetail({ device: { ...online, groupId: 3 } }, { answers: { 'GET /api/groups': groups } });
  expect(await screen.findByText('80 km/h')).toBeVisible();
  expect(screen.getByText('80 km/h').closest('div')).toHaveTextContent(/limit/i);
});

it('tells ignition, engine hours and motion once', async () => {
  openDetail();
  expect(await screen.findAllByText('Ignition')).toHaveLength(1);
  expect(screen.getAllByText('26 h')).toHaveLength(1);
  expect(screen.queryByText('In motion')).toBeNull();
  expect(screen.queryByText('Altitude')).toBeNull();
});

it('leaves the state to a head of the host, and says figures first, then who drives, once', async () => {
  const position = driving({ driverUniqueId: 'Ana Reis' });
  openDetail({ position }, {}, { hideStatus: true, actions: <button>Follow</button> });
  const driver = await screen.findByText('Ana Reis');
  const tabs = await screen.findByRole('tablist');
  expect(driver.compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const ignition = await screen.findByText('Ignition');
  expect(ignition.compareDocumentPosition(driver)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const action = screen.getByRole('button', { name: 'Follow' });
  expect(action.compareDocumentPosition(ignition)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText('Moving')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Driver' })).toBeNull();
});

it('says since when it moves and since when its ignition is on', async () => {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const fixes = [
    makePosition(1, { fixTime: at(29), attributes: { motion: false, ignition: false } }),
    makePosition(1, { fixTime: at(25), attributes: { motion: false, ignition: true } }),
    makePosition(1, { fixTime: at(21), attributes: { motion: true, ignition: true } }),
  ];
  openDetail(
    {},
    {
      answers: {
        'GET /api/positions': ({ url }: { url: URL }) =>
          url.searchParams.has('deviceId') ? fixes : [driving()],
      },
    },
  );
  expect(await screen.findByText(/^since .* · 21 min$/)).toBeVisible();
  const ignition = await screen.findByText(/^since [^·]*$/);
  expect(ignition.parentElement).toHaveTextContent(/^On/);
});

it('says of a vehicle that did nothing else since its first fix only for how long at least', async () => {
  const first = new Date(Date.now() - 42 * 60_000).toISOString();
  openDetail(
    {},
    {
      answers: {
        'GET /api/positions': ({ url }: { url: URL }) =>
          url.searchParams.has('deviceId') ? [{ ...driving(), fixTime: first }] : [driving()],
      },
    },
  );
  expect(await screen.findByText('for more than 42 min')).toBeVisible();
  expect(screen.queryByText(/^since/)).toBeNull();
});

describe('today', () => {
  it('leads to the replay of the day, and of a trip of it', async () => {
    const spans: unknown[] = [];
    openDetail({}, {}, { onReplay: (span) => spans.push(span) });
    await userEvent.click(await screen.findByRole('button', { name: 'Replay the day' }));
    const trip = (await region('Today')).querySelector('[data-kind=trip]')!;
    await userEvent.click(trip);
    const day = startOfZonedDay(Date.now(), 'UTC');
    expect(spans).toEqual([null, { fromMs: day + 600_000, toMs: day + 3_000_000 }]);
  });

  it('adds up way, driving, standing and top speed, and draws the hours', async () => {
    openDetail();
    const today = await region('Today');
    await within(today).findByText('42.3 km');
    const figures = within(today)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(figures).toEqual(['42.3 km', '40 min', '20 min2 stops', '81 km/h']);
    expect(within(today).getByRole('img')).toHaveAccessibleName(/: 1 × on a trip, 2 × stopped$/);
    // Between midnight and one o'clock.
    expect(within(today).getAllByText(/:(15|30|45)/)).toHaveLength(3);
  });

  it('says so without a fix, and offers to try again when it fails', async () => {
    const nothing = { 'GET /api/reports/summary': [], 'GET /api/reports/trips': [] };
    const { state } = openDetail({}, { answers: { ...nothing, 'GET /api/reports/stops': 502 } });
    const today = await region('Today');
    const retry = await within(today).findByRole('button', { name: 'Try again' });
    state.answers = { ...state.answers, 'GET /api/reports/stops': [] };
    await userEvent.click(retry);
    expect(await within(today).findByText('No positions today')).toBeVisible();
  });

  it('is not asked of an account without reports', async () => {
    const { calls } = openDetail({}, { user: makeUser({ disableReports: true }) });
    await screen.findByText('Ignition');
    expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
    expect(calls.filter((call) => call.includes('/reports/'))).toEqual([]);
  });
});

describe('the latest events', () => {
  it('come newest first, with speed and limit, and the name of the fence', async () => {
    openDetail({}, { geofences: [{ ...FENCE, name: 'Depot' }] });
    const events = await region('Latest events');
    await within(events).findByText('Depot');
    const lines = within(events).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Left geofence12:50 AMDepot',
      'Over speed limit12:30 AM81 km/h, limit 60 km/h',
      'Ignition on12:10 AM',
    ]);
  });

  it('say where and how much: an address, a speed, a driver, a maintenance', async () => {
    const addressed = (id: number, address: string | null) => ({ ...driving(), id, address });
    const fast = addressed(70, 'Av. Paulista, 900');
    const told = [
      { id: 5, type: 'driverChanged', attributes: { driverUniqueId: 'D7' } },
      { id: 4, type: 'maintenance', maintenanceId: 3, positionId: 71 },
      { id: 3, type: 'alarm', attributes: { alarm: 'overspeed' }, positionId: 70 },
    ].map((event) => ({ ...EVENT, attributes: {}, ...event, eventTime: HEARD_AT }));
    openDetail(
      {},
      {
        drivers: [{ id: 1, name: 'João', uniqueId: 'D7', attributes: {} }],
        maintenance: [{ id: 3, name: 'Oil', type: 'hours', start: 0, period: 1, attributes: {} }],
        answers: {
          'GET /api/reports/events': told.toReversed(),
          'GET /api/positions': ({ url }: { url: URL }) =>
            url.searchParams.has('id') ? [fast, addressed(71, null)] : [driving()],
        },
      },
    );
    const events = await region('Latest events');
    await within(events).findByText('37 km/h · Av. Paulista, 900');
    expect(await within(events).findByText('João')).toBeVisible();
    expect(await within(events).findByText(/^Oil · -?\d+\.\d+, /)).toBeVisible();
  });

  it('are asked for again when something happens to this vehicle', async () => {
    const { push, calls, socketCount } = openDetail();
    await region('Latest events');
    await waitFor(() => expect(socketCount()).toBe(1));
    const count = () => calls.filter((call) => call.endsWith('/reports/events')).length;
    await waitFor(() => expect(count()).toBe(1));
    const event = { ...EVENT, deviceId: 2 };
    push({ events: [event] });
    push({ events: [{ ...event, deviceId: 1 }] });
    await waitFor(() => expect(count()).toBe(2));
  });
});

describe('its parts', () => {
  const tab = (name: string | RegExp) => screen.findByRole('tab', { name });

  it('are chosen by arrows, Home and End, and say how many events matter', async () => {
    const onTabChange = vi.fn();
    openDetail({}, {}, { onTabChange });
    const now = await tab('Now');
    expect(await tab('Events 2')).toHaveAttribute('aria-selected', 'false');
    now.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await tab(/^Events/)).toHaveFocus();
    const panel = screen.getByRole('tabpanel', { name: /^Events/ });
    expect(await within(panel).findAllByRole('listitem')).toHaveLength(3);
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
    expect(await screen.findByRole('region', { name: 'More data' })).toBeVisible();
    expect(onTabChange.mock.calls.flat()).toEqual(['events', 'data', 'now', 'data']);
  });

  it('leave events out for an account without reports, whatever the host asks for', async () => {
    openDetail({}, { user: makeUser({ disableReports: true }) }, { tab: 'events' });
    expect(await tab('Now')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('tab')).toHaveLength(2);
  });
});

const FENCE = { id: 9, name: '', area: '', description: null, calendarId: 0, attributes: {} };
const EVENT = {
  id: 7,
  type: 'ignitionOff',
  eventTime: HEARD_AT,
  deviceId: 1,
  positionId: 0,
  geofenceId: 0,
  maintenanceId: 0,
  attributes: {},
};

it.each([
  ['Aisha Ortiz', 'Aisha Ortiz'],
  ['00A1F9', 'Driver not registeredIdentification 00A1F9'],
])('says of %s, whom nobody registered, %s', async (driverUniqueId, words) => {
  openDetail({ position: driving({ driverUniqueId }) });
  const part = await region('Driver');
  await waitFor(() =>
    expect(part).toHaveTextContent(`Driver${words}`, { normalizeWhitespace: true }),
  );
});

it('names who drives, and dials only what is a number', async () => {
  const driver = {
    id: 3,
    uniqueId: 'K1',
    name: '<i>Ana</i>',
    attributes: { phone: '+55 11 98765-4321' },
  };
  const { state } = openDetail(
    { position: driving({ driverUniqueId: 'K1' }) },
    { drivers: [driver] },
  );
  const part = await region('Driver');
  expect(await within(part).findByText('<i>Ana</i>')).toBeVisible();
  const links = within(part).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+5511987654321',
    'https://wa.me/5511987654321',
  ]);
  expect(links[1]).toHaveAttribute('rel', 'noopener noreferrer');
  expect(state.drivers).toHaveLength(1);
  expect(screen.queryByText('driverUniqueId')).toBeNull();
});

it('reaches the contact of a vehicle, and says one without a number among the facts', async () => {
  openDetail({ device: { ...online, contact: 'Base Sul, 11 3456-7890' } });
  const part = await region('Contact');
  expect(within(part).getByRole('link', { name: 'Call Base Sul, 11 3456-7890' })).toHaveAttribute(
    'href',
    'tel:1134567890',
  );
  cleanup();
  openDetail({ device: { ...online, contact: 'Base Sul' } }, {}, { tab: 'data' });
  expect(await screen.findByText('Base Sul')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Contact' })).toBeNull();
});

it('says what is due next, the nearest first, and what is overdue', async () => {
  const plan = { period: 10_000_000, attributes: {} };
  openDetail(
    { position: driving({ odometer: 18_750_000 }) },
    {
      maintenance: [
        { id: 1, name: 'Tyres', type: 'odometer', start: 25_000_000, ...plan },
        { id: 2, name: 'Oil', type: 'odometer', start: 10_000_000, ...plan },
        {
          id: 3,
          name: 'Inspection',
          type: 'fixTime',
          attributes: {},
          start: Date.parse(HEARD_AT) + 60_000,
          period: DAY_MS,
        },
        { id: 4, name: 'Uncounted', type: 'serviceHours', start: HOUR_MS, ...plan },
      ],
    },
  );
  const lines = within(await region('Next maintenance')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Inspection19 min overdue$/),
    'Oil1,250 km left',
    'Tyres6,250 km left',
  ]);
});

it('draws what the sensors measured, and says it', async () => {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const fixes = [40, 30, 20].map((minutes) =>
    makePosition(1, { fixTime: at(minutes), attributes: { temp1: -minutes, motion: true } }),
  );
  openDetail(
    {},
    {
      answers: {
        'GET /api/positions': ({ url }: { url: URL }) =>
          url.searchParams.has('deviceId') ? fixes : [driving()],
      },
    },
    { tab: 'data' },
  );
  const charts = await region('Last 3 h');
  expect(within(charts).getByRole('img')).toHaveAccessibleName(
    'Temperature 1 over the last 3 h: -40 °C to -20 °C, last reading -20 °C',
  );
});

it('shows the fallback for a device that the account does not see', async () => {
  openDetail({}, {}, { deviceId: 99, fallback: 'Not here' });
  expect(await screen.findByText('Not here')).toBeVisible();
  expect(online.id).toBe(1);
});
