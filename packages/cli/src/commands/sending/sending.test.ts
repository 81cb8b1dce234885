import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { runCommandLine } from '../../create-program';
import { createMemoryProfiles, createTestContext } from '../../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../../testing/start-fake-server';

const HOSTILE = 'Truck \u001b[31m3';
const STOP = {
  id: 5,
  deviceId: 2,
  userId: 1,
  userName: 'Ana',
  type: 'custom',
  state: 'waiting',
  needs: 'speed',
  askedAt: '2026-08-21T12:00:00.000Z',
  changedAt: '2026-08-21T12:00:00.000Z',
  expiresAt: '2026-08-22T12:00:00.000Z',
  overrideBy: '',
  reason: '',
};

let server: FakeServer;
/** Bodies that were sent, and what the server says to each. */
let sent: Record<string, unknown>[];
let answerOf: (deviceId: number) => [number, object];

beforeEach(async () => {
  server = await startFakeServer();
  sent = [];
  answerOf = () => [200, { id: 0, description: '' }];
  server.addGroup({ id: 50, name: 'South' });
  server.addGroup({ id: 51, name: 'Coast', groupId: 50 });
  for (const [id, groupId] of [
    [1, 50],
    [2, 51],
    [3, 0],
  ] as const) {
    const name = id === 3 ? HOSTILE : `Truck ${id}`;
    server.add({ id, name, uniqueId: `90${id}`, groupId });
  }
  server.meddleWith(({ method, path, body, response }) => {
    const answer = (status: number, json: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(json));
    };
    if (path === '/commands/types') answer(200, [{ type: 'custom' }, { type: 'engineStop' }]);
    if (path === '/stops') answer(200, [STOP, { ...STOP, id: 4, state: 'sent', needs: '' }]);
    if (path === '/stops/5/cancel') answer(200, { ...STOP, state: 'calledOff' });
    if (path === '/stops/5/override') answer(200, { ...STOP, ...body, id: 5, state: 'sent' });
    if (method !== 'POST' || path !== '/commands/send') return;
    sent.push({ ...body });
    const [status, json] = answerOf(Number(body?.['deviceId']));
    answer(status, { ...body, ...json });
  });
});
afterEach(() => server.stop());

async function run(...args: string[]) {
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const profiles = createMemoryProfiles({ default: profile });
  const { context, stdout, stderr } = createTestContext({ profiles });
  const code = await runCommandLine(args, context);
  return { code, stdout: stdout(), stderr: stderr() };
}
const send = (...args: string[]) => run('commands', 'send', ...args);
const told = () => sent.map(({ deviceId }) => deviceId).sort();

describe('commands send', () => {
  it('[S7.73] tells one device a command with what goes with it, digits as the text they are', async () => {
    const done = await send('custom', '--attribute', 'data=0012', '--device', 'truck 1', '--yes');
    expect(done).toMatchObject({ code: 0, stdout: expect.stringMatching(/Truck 1 +sent/) });
    expect(sent).toEqual([
      { deviceId: 1, type: 'custom', textChannel: false, attributes: { data: '0012' } },
    ]);
    await send(
      'setConnection',
      ...'--attribute server=a.example --attribute port=50'.split(' '),
      '--device',
      '901',
      '--sms',
      '--yes',
    );
    expect(sent[1]).toMatchObject({
      textChannel: true,
      attributes: { server: 'a.example', port: 50 },
    });
  });

  it('tells groups with those below, and a file, each device once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'send-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'names.txt');
    await writeFile(file, '\uFEFF903\r\n\r\nTruck 1\r\n');
    const done = await send('rebootDevice', '--group', 'South', '--file', file, '--yes');
    expect(done.code).toBe(0);
    expect(told()).toEqual([1, 2, 3]);
    expect(done.stdout).not.toContain('\u001b');
  });

  it('says that a stop waits, with its number, and that a command is queued', async () => {
    answerOf = (deviceId) =>
      deviceId === 2 ? [202, { id: 0, attributes: { stopId: 5 } }] : [202, { id: 9 }];
    const done = await send('engineStop', '--group', 'South', '--yes');
    expect(done.stdout).toMatch(/Truck 2 +waiting for the vehicle to stop, stop 5/);
    expect(done.stdout).toMatch(/Truck 1 +queued until the tracker connects/);
    expect(done.stderr).toContain('rastro stops call-off 5');
    const json = await send('engineStop', '--device', 'Truck 2', '--yes', '--json');
    expect(JSON.parse(json.stdout)).toEqual([
      { deviceId: 2, device: 'Truck 2', kind: 'waits', stopId: 5 },
    ]);
  });

  it('tells the others when one fails, once each, and ends with what that means', async () => {
    answerOf = (deviceId) => (deviceId === 1 ? [403, { code: 'NO', message: 'No.' }] : [500, {}]);
    const done = await send('rebootDevice', '--group', 'South', '--yes');
    expect(done.code).toBe(1);
    expect(done.stderr).toContain('2 of 2 got nothing');
    expect(told()).toEqual([1, 2]);
    expect((await send('rebootDevice', '--device', 'Truck 1', '--yes')).code).toBe(4);
  });

  it('sends a saved command by its id, as it is kept', async () => {
    const attributes = { data: 'SIREN#' };
    server.areaOf('commands').set(7, { id: 7, type: 'custom', description: 'Siren', attributes });
    expect((await send('siren', '--saved', '--device', 'Truck 1', '--yes')).code).toBe(0);
    expect(sent).toEqual([expect.objectContaining({ id: 7, deviceId: 1, type: 'custom' })]);
  });

  it('sends nothing in a dry run, nor without a yes', async () => {
    const dry = await send('engineStop', '--group', 'South', '--dry-run');
    expect(dry).toMatchObject({ code: 0, stdout: 'Truck 1\nTruck 2\n' });
    expect(dry.stderr).toContain('Nothing was sent');
    expect((await send('engineStop', '--group', 'South')).code).toBe(2);
    expect(sent).toEqual([]);
  });

  it.each([
    [['engineStop', '--yes']],
    [['custom', '--device', 'Truck 1', '--yes']],
    [['custom', '--attribute', 'data', '--device', 'Truck 1', '--yes']],
    [['engineStop', '--file', '/nowhere/at/all', '--yes']],
  ])('answers 2 to wrong usage: %j', async (args) => {
    expect((await send(...args)).code).toBe(2);
    expect(sent).toEqual([]);
  });

  it('names a device that nobody has, and sends nothing', async () => {
    const done = await send('engineStop', '--device', 'Truck 1', '--device', 'Ghost', '--yes');
    expect(done).toMatchObject({ code: 1, stderr: expect.stringContaining('no device "Ghost"') });
    expect(sent).toEqual([]);
  });
});

it('[S7.70] [S7.71] lists what trackers, or one of them, can be told', async () => {
  expect((await run('commands', 'types')).stdout).toBe('custom\nengineStop\n');
  await run('commands', 'types', '--device', 'Truck 2');
  expect(server.calls.at(-1)).toBe('GET /api/commands/types?deviceId=2');
});

describe('stops', () => {
  it('are listed, those that wait alone too', async () => {
    expect((await run('stops', 'list')).stdout).toMatch(/5 +Truck 2 +custom +waiting +speed/);
    const waiting = await run('stops', 'list', '--waiting', '--json');
    expect(JSON.parse(waiting.stdout)).toEqual([STOP]);
  });

  it('are called off, and overridden with a reason after a question', async () => {
    expect((await run('stops', 'call-off', '5', '--dry-run')).stderr).toContain('Would call');
    expect((await run('stops', 'call-off', '5')).stderr).toContain('Stop 5 is calledOff');
    const override = ['stops', 'override', '5', '--reason', 'Robbery'];
    expect((await run(...override)).code).toBe(2);
    expect((await run(...override, '--dry-run')).code).toBe(0);
    expect(server.calls.filter((call) => call.includes('override'))).toEqual([]);
    expect((await run(...override, '--yes')).stderr).toContain('Stop 5 is sent');
    expect((await run('stops', 'override', '5', '--reason', ' ', '--yes')).code).toBe(2);
    expect((await run('stops', 'call-off', 'x')).code).toBe(2);
  });
});
