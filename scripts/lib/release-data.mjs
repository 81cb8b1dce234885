/**
 * Data kept of a release: something of every kind, created through its own ports as its users
 * would.
 */

/** Account that may see all of the kept data. */
const RELEASE_ADMIN = { email: 'ana@example.com', password: 'uma senha bem comprida' };

const HOSTILE = `'"; drop table users; --<b>\\n{}`;
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const toBase64 = (lines) => Buffer.from(`${lines.join('\r\n')}\r\n`).toString('base64');

const CALENDAR = toBase64([
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Kept//Release//EN',
  'BEGIN:VEVENT',
  'UID:work',
  'DTSTART:20260105T080000Z',
  'DTEND:20260105T180000Z',
  'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'END:VEVENT',
  'END:VCALENDAR',
]);

/** A way to call the engine's door as one user. */
function createCall(engineUrl, { email, password }) {
  const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
  return async (method, path, body, type = 'application/json') => {
    const response = await fetch(`${engineUrl}/api${path}`, {
      method,
      headers: {
        authorization,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && {
        body: type === 'application/json' ? JSON.stringify(body) : body,
      }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  };
}

/** Two hours of a day: drives, a stop, an alarm, a fence entered, too fast once. */
async function sendDrive(ingestUrl, id, startMs) {
  for (let minute = 0; minute < 120; minute += 2) {
    const isParked = minute > 50 && minute < 70;
    const query = new URLSearchParams({
      id,
      timestamp: String(Math.round((startMs + minute * MINUTE_MS) / 1000)),
      lat: String(-23.55 + Math.min(minute, isParked ? 50 : minute) * 0.002),
      lon: '-46.63',
      speed: String(isParked ? 0 : minute === 30 ? 70 : 20),
      ignition: String(!isParked),
      fuel: String(60 - minute * 0.1),
      batt: '80',
      ...(minute === 40 && { alarm: 'sos' }),
    });
    const response = await fetch(`${ingestUrl}/?${query}`);
    if (!response.ok) throw new Error(`The ingest port answered ${response.status}.`);
  }
}

/** Makes the administrator and, through the ports, something of every kind. */
export async function fillServer({ doorUrl, engineUrl, ingestUrl, printed }) {
  const code = await printed(/\b[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}\b/);
  const setup = await fetch(`${doorUrl}/api/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: doorUrl },
    body: JSON.stringify({ code, name: 'Ana Prado', ...RELEASE_ADMIN }),
  });
  if (!setup.ok) throw new Error(`/api/setup answered ${setup.status}: ${await setup.text()}`);
  const call = createCall(engineUrl, RELEASE_ADMIN);

  const calendar = await call('POST', '/calendars', { name: 'Work', data: CALENDAR });
  const parent = await call('POST', '/groups', { name: 'Company', attributes: { speedLimit: 50 } });
  const group = await call('POST', '/groups', { name: 'North', groupId: parent.id });
  const fence = await call('POST', '/geofences', {
    name: 'Depot',
    description: HOSTILE,
    area: 'CIRCLE (-23.53 -46.63, 900)',
    calendarId: 0,
    attributes: { color: '#ff0000' },
  });
  await call('POST', '/geofences', {
    name: 'Corridor',
    area: 'LINESTRING (-23.5 -46.6, -23.6 -46.7)',
    attributes: { polylineDistance: 50 },
  });
  const bus = await call('POST', '/devices', {
    name: 'Bus 2067',
    uniqueId: 'bus-2067',
    groupId: group.id,
    phone: '+55 11 5550 0101',
    model: 'X1',
    contact: 'Garage',
    category: 'bus',
    attributes: { speedLimit: 50, note: HOSTILE, pin: { deep: [1, null, true] } },
  });
  const silent = await call('POST', '/devices', {
    name: 'Truck 9',
    uniqueId: 'truck-9',
    disabled: true,
    expirationTime: '2040-01-01T00:00:00Z',
    calendarId: calendar.id,
  });
  const driver = await call('POST', '/drivers', { name: 'João', uniqueId: 'driver-1' });
  const maintenance = await call('POST', '/maintenance', {
    name: 'Oil',
    type: 'totalDistance',
    start: 1000,
    period: 5000,
  });
  const command = await call('POST', '/commands', {
    description: 'Lock',
    type: 'custom',
    attributes: { data: 'RELAY,1#' },
  });
  const computed = await call('POST', '/attributes/computed', {
    description: 'Double speed',
    attribute: 'double',
    expression: 'speed * 2',
    type: 'number',
    priority: 1,
  });
  const order = await call('POST', '/orders', { description: 'Milk', uniqueId: 'order-1' });
  const report = await call('POST', '/reports', {
    type: 'trips',
    description: 'Weekly',
    calendarId: calendar.id,
  });
  const alarms = await call('POST', '/notifications', {
    type: 'alarm',
    always: true,
    notificators: 'web,mail',
    attributes: { alarms: 'sos,powerCut' },
  });
  await call('POST', '/notifications', {
    type: 'geofenceEnter',
    notificators: 'web',
    description: 'At the depot',
    calendarId: calendar.id,
  });
  const manager = await call('POST', '/users', {
    name: 'Bruno',
    email: 'bruno@example.com',
    login: 'bruno',
    password: 'outra senha longa',
    userLimit: 5,
    deviceLimit: 10,
    attributes: { timezone: 'America/Sao_Paulo', speedUnit: 'kmh' },
  });
  const viewer = await call('POST', '/users', {
    name: 'Célia',
    email: 'celia@example.com',
    password: 'mais uma senha',
    readonly: true,
    disabled: true,
    expirationTime: '2040-01-01T00:00:00Z',
  });
  const links = [
    { userId: manager.id, managedUserId: viewer.id },
    { userId: manager.id, groupId: parent.id },
    { userId: manager.id, deviceId: silent.id },
    { userId: viewer.id, deviceId: bus.id },
    { deviceId: bus.id, geofenceId: fence.id },
    { groupId: parent.id, driverId: driver.id },
    { deviceId: bus.id, maintenanceId: maintenance.id },
    { deviceId: bus.id, commandId: command.id },
    { deviceId: bus.id, attributeId: computed.id },
    { userId: manager.id, notificationId: alarms.id },
    { userId: manager.id, calendarId: calendar.id },
    { deviceId: bus.id, orderId: order.id },
    { deviceId: bus.id, reportId: report.id },
  ];
  for (const link of links) await call('POST', '/permissions', link);
  const server = await call('GET', '/server');
  await call('PUT', '/server', {
    ...server,
    announcement: HOSTILE,
    latitude: -23.5,
    longitude: -46.6,
    zoom: 11,
    attributes: { speedLimit: 60 },
  });

  const todayMs = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  for (const days of [400, 3, 2]) await sendDrive(ingestUrl, 'bus-2067', todayMs - days * DAY_MS);
  await call('POST', `/devices/${bus.id}/image`, Buffer.from('ffd8ffe0', 'hex'), 'image/jpeg');
  const form = new URLSearchParams({ deviceId: bus.id, expiration: '2040-01-01T00:00:00Z' });
  await call('POST', '/share/device', form, 'application/x-www-form-urlencoded');
  const token = new URLSearchParams({ expiration: '2040-01-01T00:00:00Z' });
  const text = await call('POST', '/session/token', token, 'application/x-www-form-urlencoded');
  const revoked = new URLSearchParams({ token: text });
  await call('POST', '/session/token/revoke', revoked, 'application/x-www-form-urlencoded');
  await fetch(`${doorUrl}/api/session`, {
    method: 'POST',
    body: new URLSearchParams(RELEASE_ADMIN),
  });
  // Asking makes the server keep the days that are over.
  await call('GET', `/reports/trips?deviceId=${bus.id}&${spanOf(todayMs, 5)}`);
  // Mail about what is new is still waiting when the server ends.
  const now = `timestamp=${Math.round(Date.now() / 1000)}`;
  await fetch(`${ingestUrl}/?id=bus-2067&${now}&lat=-23.3&lon=-46.63&speed=5&alarm=sos`);
  await call('POST', '/commands/send', {
    deviceId: bus.id,
    type: 'custom',
    attributes: { data: 'X' },
  });
}

const spanOf = (todayMs, days) =>
  new URLSearchParams({
    from: new Date(todayMs - days * DAY_MS).toISOString(),
    to: new Date(todayMs).toISOString(),
  });

/**
 * Returns the server's answers to an administrator, by requested path: only stored data, not
 * computed.
 */
export async function readAnswers({ engineUrl }) {
  const call = createCall(engineUrl, RELEASE_ADMIN);
  const todayMs = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const span = spanOf(todayMs, 500);
  const lists = 'users devices groups geofences drivers calendars maintenance notifications';
  const more = 'commands attributes/computed orders reports';
  const paths = [
    '/server',
    ...`${lists} ${more}`.split(' ').map((name) => `/${name}?all=true`),
    '/positions?deviceId=1',
    `/positions?deviceId=1&${span}`,
    `/reports/events?deviceId=1&${span}`,
    `/audit?${new URLSearchParams({ from: new Date(0).toISOString(), to: new Date().toISOString() })}`,
    ...['userId=0&deviceId=0', 'userId=0&managedUserId=0', 'deviceId=0&geofenceId=0'].map(
      (pair) => `/permissions?${pair}`,
    ),
    '/commands/send?deviceId=1',
    '/devices?userId=2',
  ];
  const answers = {};
  for (const path of paths) answers[path] = await call('GET', path);
  return answers;
}
