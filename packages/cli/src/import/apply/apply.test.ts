import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommandLine } from '../../create-program';
import { createMemoryProfiles, createTestContext } from '../../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../../testing/start-fake-server';

let folder: string;
let server: FakeServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apply-'));
  server = await startFakeServer();
  server.add({ name: 'Truck', uniqueId: 'a', phone: '1', attributes: {} });
  server.add({ name: 'Bus\u001b[2J', uniqueId: 'b', attributes: {} });
  server.add({ name: 'Gone', uniqueId: 'deleted-3-9', attributes: {} });
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function run(text: string, args: string[], verb = 'apply', area = 'devices') {
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const { context, stdout, stderr } = createTestContext({
    profiles: createMemoryProfiles({ default: profile }),
    configDir: join(folder, 'config'),
    stdin: Readable.from([Buffer.from(text)]),
  });
  const code = await runCommandLine([area, verb, '-', ...args], context);
  return { code, stdout: stdout(), stderr: stderr() };
}
const writes = () => server.calls.filter((call) => !call.startsWith('GET'));
const FILE = 'name,uniqueId,phone\nTruck,a,2\nVan,c,\n';
const idsOf = () => [...server.devices.values()].map(({ uniqueId }) => uniqueId).sort();

it('shows what would change, and with --prune what would go, and does nothing', async () => {
  const { code, stdout } = await run(FILE, ['--prune', '--dry-run']);
  expect(code).toBe(0);
  expect(stdout).toContain('  ~ Truck (id 1, a): phone 1 → 2\n  + c\n  - Bus [2J (id 2, b)\n');
  expect(stdout).toContain('1 device to delete');
  expect(writes()).toEqual([]);
});

it('creates, changes and deletes once, and nothing when it is run again', async () => {
  const args = ['--prune', '--yes', '--yes-prune'];
  expect((await run(FILE, args)).code).toBe(0);
  expect(idsOf()).toEqual(['a', 'c', 'deleted-3-9']);
  const count = writes().length;
  expect((await run(FILE, args)).code).toBe(0);
  expect(writes()).toHaveLength(count);
});

it('leaves what the file does not name where nobody says that it goes', async () => {
  expect((await run(FILE, ['--yes'])).code).toBe(0);
  expect(idsOf()).toEqual(['a', 'b', 'c', 'deleted-3-9']);
});

it('does nothing at all where the second question has no answer', async () => {
  const { code, stderr } = await run(FILE, ['--prune', '--yes']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('--yes-prune')]);
  expect(writes()).toEqual([]);
});

it.each([
  ['name,uniqueId\nTruck,a\n,\nVan,\n', 'Rows of the file are refused'],
  ['name,uniqueId\n', 'would delete all'],
])('deletes nothing by a file that is not whole: %j', async (text, words) => {
  const { code, stderr } = await run(text, ['--prune', '--yes', '--yes-prune']);
  expect(code).not.toBe(0);
  expect(stderr).toContain(words);
  expect(writes()).toEqual([]);
});

it('never deletes who acts', async () => {
  server.areaOf('users').set(1, { id: 1, name: 'Ana', email: 'ana@a', attributes: {} });
  server.areaOf('users').set(2, { id: 2, name: 'Bea', email: 'bea@a', attributes: {} });
  server.areaOf('users').set(3, { id: 3, name: 'Cid', email: 'cid@a', attributes: {} });
  const file = 'name,email\nBea,bea@a\n';
  await run(file, ['--prune', '--yes', '--yes-prune'], 'apply', 'users');
  expect([...server.areaOf('users').keys()]).toEqual([1, 2]);
});

it('says all as JSON for programs', async () => {
  const { stdout } = await run(FILE, ['--prune', '--dry-run', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ plan: { create: 1, update: 1 }, delete: [2] });
});

it('plans each change of each thing for programs, and does nothing', async () => {
  const { code, stdout } = await run(FILE, ['--plan', '-o', 'json']);
  expect([code, JSON.parse(stdout)]).toMatchObject([
    0,
    {
      changes: [
        { action: 'update', key: 'a', id: 1, changes: [{ field: 'phone', from: '1', to: '2' }] },
        { action: 'create', key: 'c' },
      ],
    },
  ]);
  expect(writes()).toEqual([]);
});

it('deletes within its scope alone', async () => {
  server.addGroup({ id: 10, name: 'North', groupId: 0 });
  server.add({ name: 'Old', uniqueId: 'd', groupId: 10, attributes: {} });
  const args = ['--prune', '--where', 'group=north', '--yes', '--yes-prune'];
  expect((await run(FILE, args)).code).toBe(0);
  expect(idsOf()).toEqual(['a', 'b', 'c', 'deleted-3-9']);
  const { code, stderr } = await run(FILE, ['--where', 'group=north', '--yes']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('--prune is not given')]);
});

it('takes what comes through a pipe where a file is imported', async () => {
  expect((await run(FILE, ['--yes'], 'import')).code).toBe(0);
  expect(idsOf()).toEqual(['a', 'b', 'c', 'deleted-3-9']);
});
