import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Context } from '../../context';
import { runCommandLine } from '../../create-program';
import { createMemoryProfiles, createTestContext } from '../../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../../testing/start-fake-server';

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
  server.addGroup({ id: 10, name: 'North', groupId: 0 });
  server.addGroup({ id: 11, name: 'Depot', groupId: 10 });
  const base = { attributes: {}, status: 'offline' };
  server.add({ ...base, id: 1, name: 'Ônibus 1', uniqueId: 'a', groupId: 11, status: 'online' });
  server.add({ ...base, id: 2, name: 'Truck', uniqueId: 'b', attributes: { plate: '=1+1' } });
  server.add({ ...base, id: 3, name: 'Gone', uniqueId: 'deleted-3-1' });
});
afterEach(() => server.stop());

async function run(args: string[], more: Partial<Context> = {}) {
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const profiles = createMemoryProfiles({ default: profile });
  const { context, stdout, stderr } = createTestContext({ profiles, ...more });
  const code = await runCommandLine(['devices', ...args], context);
  return { code, stdout: stdout(), stderr: stderr() };
}
const ids = async (...args: string[]) => {
  const { stdout } = await run(['list', '--json', ...args]);
  return (JSON.parse(stdout) as { id: number }[]).map(({ id }) => id);
};
const writes = () => server.calls.filter((call) => !call.startsWith('GET'));

it('[S3.8] hides deleted devices unless all are asked for', async () => {
  expect(await ids()).toEqual([1, 2]);
  expect(await ids('--all')).toEqual([1, 2, 3]);
  expect(server.calls).toContain('GET /api/devices?all=true');
});

it('filters by group with those below, by status and by words', async () => {
  expect(await ids('--group', 'north')).toEqual([1]);
  expect(await ids('--group', '11')).toEqual([1]);
  expect(await ids('--status', 'offline')).toEqual([2]);
  expect(await ids('--query', 'onibus')).toEqual([1]);
  expect(await ids('--query', 'gone', '--all')).toEqual([3]);
  expect(await run(['list', '--group', 'South'])).toMatchObject({ code: 1, stdout: '' });
});

it('prints the columns that are asked for, as a table, JSON and CSV', async () => {
  const columns = ['--columns', 'name,group,attributes.plate'];
  expect((await run(['list', ...columns])).stdout).toBe(
    'NAME      GROUP  plate\nÔnibus 1  Depot\nTruck            =1+1\n',
  );
  expect(JSON.parse((await run(['list', '--json', ...columns])).stdout)).toEqual([
    { name: 'Ônibus 1', group: 'Depot', 'attributes.plate': null },
    { name: 'Truck', group: '', 'attributes.plate': '=1+1' },
  ]);
  expect((await run(['list', '--csv', ...columns])).stdout).toBe(
    "\uFEFFname,group,attributes.plate\r\nÔnibus 1,Depot,\r\nTruck,,'=1+1\r\n",
  );
  expect(await run(['list', '--columns', 'nmae'])).toMatchObject({ code: 2, stdout: '' });
});

it('finds a device by its id and by what its tracker sends', async () => {
  expect(JSON.parse((await run(['get', '2', '--json'])).stdout)).toMatchObject({ name: 'Truck' });
  expect((await run(['get', '--unique-id', 'a'])).stdout).toMatch(/^group +Depot$/m);
  expect((await run(['get', '9'])).code).toBe(1);
  expect((await run(['get', '--unique-id', 'x'])).code).toBe(1);
  expect((await run(['get', 'x'])).stderr).toContain('There is no device "x"');
  for (const wrong of [['get'], ['get', '1', '--unique-id', 'a']]) {
    expect((await run(wrong)).code).toBe(2);
  }
});

it.each([['truck'], ['b'], ['RTA-4F27'], ['rta4527'], ['2']])(
  'shows, changes and deletes the device %s',
  async (name) => {
    server.devices.set(2, { ...server.devices.get(2)!, attributes: { 'x.plate': 'RTA4F27' } });
    expect(JSON.parse((await run(['get', name, '--json'])).stdout)).toMatchObject({ id: 2 });
    expect((await run(['update', name, '--phone', '+55'])).code).toBe(0);
    expect(server.devices.get(2)).toMatchObject({ phone: '+55' });
    expect((await run(['delete', name, '--yes'])).stderr).toContain('Deleted Truck');
  },
);

it('changes neither of two with one name, and lists both with their ids', async () => {
  server.add({ id: 4, name: 'Truck', uniqueId: 'd', attributes: {} });
  const { code, stderr } = await run(['update', 'Truck', '--phone', '+55']);
  expect([code, stderr]).toEqual([
    2,
    'error: Several devices are called "Truck".\nWrite the id of one of them:\n  Truck (id 2, b)\n  Truck (id 4, d)\n',
  ]);
  expect(writes()).toEqual([]);
});

it('adds a device with its group and typed attributes', async () => {
  const args = ['create', '--name', 'Van', '--unique-id', 'c', '--group', 'Depot'];
  const attributes = ['--attribute', 'limit=43', '--attribute', 'code:text=7'];
  expect((await run([...args, ...attributes, '--dry-run'])).code).toBe(0);
  expect(writes()).toEqual([]);
  const { code, stdout } = await run([...args, ...attributes, '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ groupId: 11, attributes: { limit: 43, code: '7' } });
});

it('changes what is named and keeps the rest', async () => {
  const { stderr } = await run(['update', '1', '--phone', '+55', '--attribute', 'a=1']);
  expect(stderr).toContain('Changed: phone, attributes.a');
  expect(server.devices.get(1)).toMatchObject({ name: 'Ônibus 1', groupId: 11, phone: '+55' });
  await run(['update', '--unique-id', 'a', '--phone', '', '--group', '', '--new-unique-id', 'z']);
  expect(server.devices.get(1)).toMatchObject({ uniqueId: 'z', groupId: 0, phone: null });
  const count = writes().length;
  expect((await run(['update', '1', '--name', 'Ônibus 1'])).stderr).toContain('Nothing to change');
  expect((await run(['update', '1', '--name', 'X', '--dry-run'])).stderr).toContain('Would change');
  expect(writes()).toHaveLength(count);
});

it('keeps what somebody else changes between its reading and its writing', async () => {
  server.meddleWith(({ method }) => {
    if (method === 'PATCH') server.devices.set(1, { ...server.devices.get(1)!, model: 'Volvo' });
  });
  expect((await run(['update', '1', '--contact', 'Ana'])).code).toBe(0);
  expect(server.devices.get(1)).toMatchObject({ contact: 'Ana', model: 'Volvo' });
  expect((await run(['update', '1', '--remove-attribute', 'a'])).code).toBe(0);
  expect(server.devices.get(1)?.['attributes']).not.toHaveProperty('a');
});

it('writes the whole where a server takes nothing else', async () => {
  server.meddleWith(({ method, response }) => {
    if (method === 'PATCH') response.writeHead(405).end();
  });
  expect((await run(['update', '1', '--contact', 'Rui'])).code).toBe(0);
  expect(server.devices.get(1)).toMatchObject({ contact: 'Rui', name: 'Ônibus 1' });
  expect(writes().at(-1)).toContain('PUT /api/devices/1');
  server.meddleWith(() => undefined);
});

it.each([
  [['update', '1'], 'Nothing was said'],
  [['update', '1', '--disabled', 'maybe'], '--disabled is neither'],
  [['update', '1', '--attribute', 'plate'], 'key=value'],
  [['update', '1', '--attribute', 'a:number=x'], 'is no number'],
  [['create', '--name', 'A'], '--unique-id'],
  [['create', '--name', 'A', '--unique-id', 'deleted-1-2'], 'deleted device'],
])('answers 2 to %j', async (args, words) => {
  const { code, stderr } = await run(args);
  expect(code).toBe(2);
  expect(stderr).toContain(words);
  expect(writes()).toEqual([]);
});

it('[S7.21] deletes with --yes only, where nobody can be asked', async () => {
  expect(await run(['delete', '2'])).toMatchObject({ code: 2 });
  expect((await run(['delete', '2', '--dry-run'])).stderr).toContain('Would delete Truck');
  expect(server.devices.has(2)).toBe(true);
  expect((await run(['delete', '--unique-id', 'b', '--yes'])).stderr).toContain('Deleted Truck');
  expect(writes()).toEqual(['DELETE /api/devices/2']);
  expect(server.devices.has(2)).toBe(false);
});

it('says nothing but data with --quiet, before or after the command', async () => {
  expect((await run(['list', '--quiet'])).stderr).toBe('');
});
