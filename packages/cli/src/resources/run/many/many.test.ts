import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Context } from '../../../context';
import { runCommandLine } from '../../../create-program';
import { createMemoryProfiles, createTestContext } from '../../../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../../../testing/start-fake-server';

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
  server.addGroup({ id: 10, name: 'North', groupId: 0 });
  server.addGroup({ id: 11, name: 'South', groupId: 0 });
  const base = { attributes: {}, status: 'offline' };
  server.add({ ...base, id: 1, name: 'Ônibus 1', uniqueId: 'a', groupId: 10 });
  server.add({ ...base, id: 2, name: 'Truck', uniqueId: 'b', groupId: 10 });
  server.add({ ...base, id: 3, name: 'Ônibus 2', uniqueId: 'c', groupId: 11 });
  server.add({ ...base, id: 4, name: 'Ônibus 9', uniqueId: 'deleted-4-1', groupId: 10 });
});
afterEach(() => server.stop());

async function run(args: string[], more: Partial<Context> = {}) {
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const profiles = createMemoryProfiles({ default: profile });
  const { context, stdout, stderr } = createTestContext({ profiles, ...more });
  const code = await runCommandLine(args, context);
  return { code, stdout: stdout(), stderr: stderr() };
}
const writes = () => server.calls.filter((call) => !/^GET|bulk-changes/.test(call)).sort();

it('changes several by id, name and what they are known by, each once', async () => {
  const named = ['1', 'onibus 2', 'c'];
  const { code, stderr } = await run(['devices', 'update', ...named, '--phone', '+55', '--yes']);
  expect(stderr).toContain('2 devices to change, 0 as wanted already.');
  expect(stderr).toContain('Changed 2 devices.');
  expect(code).toBe(0);
  expect(writes()).toEqual(['PATCH /api/devices/1', 'PATCH /api/devices/3']);
});

it('changes all that are so, without what is there already and what is hidden', async () => {
  server.devices.set(2, { ...server.devices.get(2)!, phone: '+55' });
  const args = ['devices', 'update', '--where', 'group=north', '--phone', '+55'];
  const planned = await run([...args, '--dry-run']);
  expect(planned.stderr).toBe(
    '1 device to change, 1 as wanted already.\n  Ônibus 1 (id 1): phone\n',
  );
  expect(writes()).toEqual([]);
  expect((await run(args)).code).toBe(2);
  expect(writes()).toEqual([]);
  expect(JSON.parse((await run([...args, '--yes', '--json'])).stdout)).toEqual([
    { id: 1, outcome: 'done' },
  ]);
  expect(writes()).toEqual(['PATCH /api/devices/1']);
});

it('takes a star for any text, and asks that all conditions hold', async () => {
  const where = ['--where', 'name=onibus*', '--where', 'group=South'];
  await run(['devices', 'delete', ...where, '--yes']);
  expect(writes()).toEqual(['DELETE /api/devices/3']);
});

it('reads names from stdin, one a line', async () => {
  const stdin = Readable.from(['\uFEFFTruck\r\n', '\n3\n']);
  const { code, stderr } = await run(['devices', 'delete', '-', '--yes'], { stdin });
  expect([code, stderr]).toEqual([0, expect.stringContaining('Deleted 2 devices.')]);
  expect([...server.devices.keys()]).toEqual([1, 4]);
});

it('does it one by one at a tracking server that makes no plans', async () => {
  server.meddleWith(({ path, response }) => {
    if (!path.startsWith('/bulk-changes')) return;
    response.writeHead(404, { 'content-type': 'text/plain' });
    response.end('HTTP 404 Not Found');
  });
  const named = ['devices', 'update', '1', '2', '--phone', '+55'];
  expect((await run([...named, '--dry-run'])).stderr).toContain('2 devices to change');
  expect(writes()).toEqual([]);
  expect((await run([...named, '--yes'])).stderr).toContain('Changed 2 devices.');
  expect(server.devices.get(1)).toMatchObject({ name: 'Ônibus 1', phone: '+55' });
  expect((await run(['devices', 'delete', '1', '3', '--yes'])).stderr).toContain(
    'Deleted 2 devices.',
  );
  expect([...server.devices.keys()]).toEqual([2, 4]);
});

it('goes on after a refusal, and says whose it was', async () => {
  server.meddleWith(({ method, path, response }) => {
    if (method !== 'PATCH' || path !== '/devices/1') return;
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 'WRITE_ACCESS_DENIED', message: 'No.' }));
  });
  const args = ['devices', 'update', '1', '2', '--phone', '+55', '--yes', '--json'];
  const { code, stdout, stderr } = await run(args);
  expect(code).toBe(1);
  const outcomes = JSON.parse(stdout) as { id: number; outcome: string }[];
  expect(outcomes.map(({ id, outcome }) => [id, outcome]).sort()).toEqual([
    [1, 'refused'],
    [2, 'done'],
  ]);
  expect(stderr).toContain('Ônibus 1 (id 1): ');
  expect(server.devices.get(2)).toMatchObject({ phone: '+55' });
});

it.each([
  [['devices', 'delete', '1', 'nothing', '--yes'], 1, 'There is no device "nothing"'],
  [['devices', 'delete', '1', '--where', 'name=x', '--yes'], 2, 'not both'],
  [['devices', 'delete', '--where', 'nmae=x', '--yes'], 2, 'no column "nmae"'],
  [['devices', 'delete', '--where', 'name', '--yes'], 2, 'is no condition'],
  [['devices', 'update', '1', '2', '--new-unique-id', 'z', '--yes'], 2, 'the same'],
  [['devices', 'update', '1', '2', '--yes'], 2, 'Nothing was said'],
  [['groups', 'delete', 'North', 'South'], 2, '--yes'],
  [['groups', 'delete', '--yes'], 1, 'There is no group'],
])('refuses %j, and does nothing', async (args, code, words) => {
  const answer = await run(args);
  expect([answer.code, answer.stderr]).toEqual([code, expect.stringContaining(words)]);
  expect(writes()).toEqual([]);
});

it('deletes what can only be listed', async () => {
  const browsers = server.areaOf('push-devices');
  browsers.set(5, { id: 5, name: 'Firefox' });
  const { code, stderr } = await run(['push-devices', 'delete', '5', '--yes']);
  expect([code, stderr]).toEqual([0, expect.stringContaining('Deleted')]);
  expect(browsers.size).toBe(0);
  const none = await run(['push-devices', 'delete', '6', '--yes']);
  expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('with the id 6')]);
});
