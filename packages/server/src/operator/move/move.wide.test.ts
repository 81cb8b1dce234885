import { appendFileSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../config/parse-config';
import { createLog } from '../../http/create-log';
import type { RunningServer } from '../../main/running-server';
import { startServer } from '../../main/start-server';
import { type Elsewhere, openElsewhere } from '../../traccar/testing/elsewhere';
import { type FaultProxy, openFaultProxy } from '../../traccar/testing/fault-proxy';
import { findCommand, runCommand } from '../run-command';
import { openTestDoor, type MoveTestDoor } from './testing';

const folder = mkdtempSync(join(tmpdir(), 'rastro-move-'));
const dataDir = join(folder, 'data');
const tokenFile = join(folder, 'token');
const HOSTILE = `'"; drop table users; --\u001b[31m<b>`;
const CALENDAR = Buffer.from(
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//EN\r\nBEGIN:VEVENT\r\nUID:1\r\n' +
    'DTSTART;TZID=America/Sao_Paulo:20260105T080000\r\nDTEND;TZID=America/Sao_Paulo:20260105T180000\r\n' +
    'RRULE:FREQ=DAILY\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
).toString('base64');

let server: RunningServer;
let elsewhere: Elsewhere;
let proxy: FaultProxy;
let here: MoveTestDoor;
let there: MoveTestDoor;
let answers: boolean[] = [];
let onSay: (line: string) => void = () => undefined;

const run = async (...flags: string[]): Promise<{ code: number; said: string }> => {
  const argv = ['move', '--data', dataDir, '--tracking-url', there.origin];
  argv.push('--tracking-token-file', tokenFile, ...flags);
  const lines: string[] = [];
  const command = findCommand(argv);
  if (!command) throw new Error('There is no such command.');
  const code = await runCommand(
    command,
    argv,
    {},
    {
      say: (line) => {
        lines.push(line);
        onSay(line);
      },
      ask: () => Promise.resolve(answers.shift() ?? false),
      openLog: () => createLog('silent'),
    },
  );
  return { code, said: lines.join('\n') };
};

/** One of everything, tied to each other in every way. */
const fill = async ({ call }: MoveTestDoor): Promise<void> => {
  const make = async (path: string, body: object): Promise<number> =>
    (await call('POST', `/${path}`, body)).id;
  const link = (body: Record<string, number>) => call('POST', '/permissions', body);
  const calendarId = await make('calendars', { name: 'Working days', data: CALENDAR });
  const commandId = await make('commands', { type: 'engineStop', description: 'Stop' });
  const child = await make('groups', { name: 'Trucks', attributes: { speedLimit: 43.2 } });
  const parent = await make('groups', { name: 'Brazil' });
  await make('groups', { name: 'Trucks' });
  await call('PUT', `/groups/${child}`, { id: child, name: 'Trucks', groupId: parent });
  const bus = await make('devices', {
    name: HOSTILE,
    uniqueId: 'bus',
    groupId: child,
    calendarId,
    category: 'bus',
    attributes: { note: HOSTILE, list: [1, { a: null }] },
  });
  const trailer = await make('devices', { name: 'Trailer', uniqueId: 'trailer' });
  const depot = { name: 'Depot', area: 'CIRCLE (-23.5 -46.6, 200)' };
  const geofenceId = await make('geofences', { ...depot, calendarId });
  await make('geofences', depot);
  const driverId = await make('drivers', { name: 'Caio', uniqueId: '0102' });
  const maintenanceId = await make('maintenance', {
    name: 'Oil',
    type: 'totalDistance',
    start: 0,
    period: 10_000_000,
  });
  const attributeId = await make('attributes/computed', {
    description: 'Half',
    attribute: 'half',
    expression: 'speed / 2',
    type: 'number',
  });
  const rule = { type: 'geofenceEnter', notificators: 'web,mail', always: true };
  const notificationId = await make('notifications', { ...rule, calendarId, commandId });
  await make('notifications', { ...rule, always: false });
  const reportId = await make('reports', { type: 'trips', description: 'Weekly', calendarId });
  const userId = await make('users', {
    name: 'Bia',
    email: 'bia@example.com',
    password: 'one more',
    readonly: true,
    deviceLimit: -1,
    expirationTime: '2031-01-02T03:04:05.678Z',
    attributes: { language: 'pt-BR' },
  });
  const managerId = await make('users', { name: 'Caio', email: 'caio@example.com', userLimit: 5 });
  await make('users', { name: 'Shared', email: 'x:bus', temporary: true });
  const owned = { geofenceId, driverId, maintenanceId, attributeId, notificationId, commandId };
  for (const [key, id] of Object.entries({ ...owned, reportId })) {
    for (const [owner, of] of [
      ['userId', userId],
      ['deviceId', bus],
      ['groupId', parent],
    ] as const) {
      await link({ [owner]: of, [key]: id });
    }
  }
  await link({ userId, calendarId });
  await link({ userId, deviceId: bus });
  await link({ userId: managerId, groupId: parent });
  await link({ userId: managerId, managedUserId: userId });
  await link({ deviceId: bus, linkedDeviceId: trailer });
  // What an administrator makes is linked to that account, there too: it must not stay so.
  await call('DELETE', '/permissions', { userId: 1, deviceId: trailer });
};

/** Asks at the product's door whether a person may be followed. */
const askPerson = async (origin: string, { token, list }: MoveTestDoor): Promise<void> => {
  const trailer = (await list('/devices?all=true')).find(({ name }) => name === 'Trailer');
  const asked = await fetch(`${origin}/api/consents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ deviceId: trailer?.id, personName: 'Lia' }),
  });
  expect(asked.status, await asked.text()).toBe(200);
};

const withoutShared = ({ users = [], ...rest }: Record<string, unknown[]>) => ({
  ...rest,
  users: users.filter((user) => !JSON.stringify(user).includes('x:bus')),
});

beforeAll(async () => {
  elsewhere = await openElsewhere({ isEmpty: true });
  const ports = ['--port', '--ingest-port', '--engine-port'].flatMap((flag) => [flag, '0']);
  const parsed = parseConfig([...ports, '--no-demo', '--data', dataDir], {});
  if (parsed.kind !== 'start') throw new Error('help was asked for');
  const onFatal = (error: Error): void => expect.unreachable(error.message);
  server = await startServer({ config: parsed.config, log: createLog('silent'), onFatal });
  here = await openTestDoor(`http://127.0.0.1:${server.enginePort}`);
  await fill(here);
  await askPerson(`http://127.0.0.1:${server.port}`, here);
  proxy = await openFaultProxy(elsewhere.origin);
  there = { ...(await openTestDoor(elsewhere.origin)), origin: proxy.origin };
  writeFileSync(tokenFile, there.token);
}, 60_000);
afterAll(async () => {
  await server.stop();
  await proxy.close();
  await elsewhere.stop();
});

describe('a move to a Traccar', { timeout: 60_000 }, () => {
  it('shows a plan first, and changes nothing without a yes', async () => {
    const before = await there.describe();
    const dry = await run('--dry-run');
    expect(dry.code).toBe(0);
    expect(dry.said).toMatch(/Devices +2 +0 +0/);
    expect(dry.said).toMatch(/Users +2 +0 +1/);
    expect(dry.said).toMatch(/Consents +1 +0 +0/);
    expect(dry.said).toContain('and take 1 consents along');
    expect(dry.said).toContain('- Passwords: people ask for a new one');
    expect(dry.said).toContain('Nothing was changed.');
    answers = [false];
    expect((await run()).code).toBe(1);
    expect(await there.describe()).toEqual(before);
    expect(existsSync(join(dataDir, 'moved.ndjson'))).toBe(false);
  });

  it('stops when it goes away, goes on where it stopped, and then nothing is left to do', async () => {
    onSay = (line) => void (line === 'Devices: done' && proxy.set({ kind: 'reset' }));
    await expect(run('--yes')).rejects.toThrow('it goes on where it stopped');
    onSay = () => undefined;
    await proxy.set({ kind: 'pass' });
    // As a kill in the midst of a line leaves it.
    appendFileSync(join(dataDir, 'moved.ndjson'), '{"origin":"http');
    const { code, said } = await run('--yes');
    expect(said).toContain('Refused: 0.');
    expect(said).toContain('Consents: 1 went along.');
    expect(code).toBe(0);
    expect(await there.describe()).toEqual(withoutShared(await here.describe()));
    expect((await run()).said).toContain('Nothing to do: all is there.');
  });

  it('carries over only what has changed since, by whatever name it goes now', async () => {
    const [bus] = await here.list('/devices?all=true');
    const fences = await here.list('/geofences?all=true');
    const parent = (await here.list('/groups?all=true')).find(({ name }) => name === 'Brazil');
    const fence = fences.find(({ calendarId }) => calendarId === 0);
    await here.call('PUT', `/devices/${bus?.id}`, { ...bus, uniqueId: 'bus-2', model: 'B' });
    await here.call('PUT', `/geofences/${fence?.id}`, { ...fence, name: 'Yard' });
    await here.call('PUT', `/groups/${parent?.id}`, { ...parent, name: 'Brasil' });
    await here.call('POST', '/permissions', { deviceId: bus?.id, geofenceId: fence?.id });
    const users = await there.list('/users');
    const bia = users.find(({ name }) => name === 'Bia');
    const attributes = { ...(bia?.['attributes'] as object), seen: 'only there' };
    await there.call('PUT', `/users/${bia?.id}`, { ...bia, attributes });

    proxy.takeRequests();
    const { code, said } = await run('--yes');
    expect(code).toBe(0);
    expect(said).not.toContain('\u001b');
    expect(said).toContain('  fence "Yard": name');
    expect(said).toContain('Made 0, changed 3, added 1 links. Refused: 0.');
    const writes = proxy.takeRequests().filter((head) => !head.startsWith('GET'));
    expect(writes).toHaveLength(4);
    const found = await there.describe();
    expect(JSON.stringify(found['users'])).toContain('only there');
    const { users: _kept, ...rest } = found;
    const { users: _all, ...wanted } = await here.describe();
    expect(rest).toEqual(wanted);
    expect((await run()).said).toContain('Nothing to do: all is there.');
  });

  it('names what is refused, moves the rest, and finishes once it is mended', async () => {
    const clash = await here.call('POST', '/users', {
      name: 'Dora',
      email: 'dora@example.com',
      login: 'taken',
    });
    const other = await there.call('POST', '/users', {
      name: 'Elsa',
      email: 'elsa@example.com',
      login: 'taken',
    });
    const device = await here.call('POST', '/devices', { name: 'Van', uniqueId: 'van' });
    await here.call('POST', '/permissions', { userId: clash.id, deviceId: device.id });
    const refused = await run('--yes');
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/REFUSED {2}user "Dora" \(dora@example.com\): \S/);
    await there.call('DELETE', `/users/${other.id}`);
    expect((await run('--yes')).said).toContain('Made 1, changed 0, added 1 links. Refused: 0.');
    expect((await run()).said).toContain('Nothing to do: all is there.');
  });

  it('knows what is there without the list of earlier moves, and where links cannot be listed', async () => {
    const older = createServer((request, response) => {
      if (request.method === 'GET' && request.url?.startsWith('/api/permissions')) {
        response.writeHead(404).end('HTTP 404 Not Found');
        return;
      }
      const { method, headers, url } = request;
      const passed = forward(`${elsewhere.origin}${url}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      request.pipe(passed);
    }).listen(0, '127.0.0.1');
    await once(older, 'listening');
    const { port } = older.address() as AddressInfo;
    const again = (...flags: string[]) =>
      run('--tracking-url', `http://127.0.0.1:${port}`, ...flags);
    // By another name it is another server to the consents.
    const first = await again('--yes');
    expect(first.said).toContain('Made 0, changed 0, added 0 links. Refused: 0.');
    expect(first.said).toContain('Consents: 1 went along.');
    const { code, said } = await again();
    older.closeAllConnections();
    older.close();
    expect(said).toContain('Nothing to do: all is there.');
    expect(code).toBe(0);
  });

  it('says what is wrong with the token', async () => {
    writeFileSync(tokenFile, 'nonsense');
    await expect(run()).rejects.toThrow('does not take the token');
    const guest = { name: 'Guest', email: 'guest@example.com', password: 'guest password' };
    await there.call('POST', '/users', guest);
    const basic = Buffer.from(`${guest.email}:${guest.password}`).toString('base64');
    const reply = await fetch(`${elsewhere.origin}/api/session/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams(),
    });
    writeFileSync(tokenFile, await reply.text());
    await expect(run()).rejects.toThrow('is not of an administrator');
    await expect(run('--tracking-url', 'http://127.0.0.1:1')).rejects.toThrow('cannot be reached');
  });
});
