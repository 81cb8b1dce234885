import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommandLine } from '../create-program';
import { createMemoryProfiles, createTestContext } from '../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../testing/start-fake-server';

let folder: string;
let server: FakeServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  server = await startFakeServer();
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const path = (name = 'fleet.csv') => join(folder, name);

function start(args: string[]) {
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const test = createTestContext({
    profiles: createMemoryProfiles({ default: profile }),
    configDir: join(folder, 'config'),
  });
  const end = runCommandLine(['devices', 'import', ...args], test.context);
  return { ...test, end };
}

async function run(text: string | null, ...args: string[]) {
  if (text !== null) await writeFile(path(), text);
  const { end, stdout, stderr } = start([path(), ...args]);
  return { code: await end, stdout: stdout(), stderr: stderr() };
}

const byUniqueId = () =>
  new Map([...server.devices.values()].map((device) => [device['uniqueId'], device]));
const rows = (count: number) =>
  [
    'name,uniqueId',
    ...Array.from({ length: count }, (_, index) => `Truck ${index},t-${index}`),
  ].join('\n');

it('creates, updates and leaves alone', async () => {
  server.addGroup({ name: 'North', groupId: 0 });
  const old = server.add({
    name: 'Old',
    uniqueId: 'a',
    phone: '1',
    attributes: { n: '7', list: [1] },
  });
  server.add({ name: 'Same', uniqueId: 'b', attributes: {} });
  const text =
    'name,uniqueId,group,phone,attributes.n\nNew name,a,north,,7\nSame,b,,,\nÔnibus,c,North,"+55;1",12';
  const { code, stderr } = await run(text, '--yes');
  expect(code).toBe(0);
  expect(stderr).toContain('3 of 3 rows: 1 created, 1 updated, 1 unchanged');
  expect(byUniqueId().get('a')).toMatchObject({
    id: old.id,
    name: 'New name',
    groupId: 1,
    phone: '1',
    attributes: { n: '7', list: [1] },
  });
  expect(byUniqueId().get('c')).toMatchObject({
    name: 'Ônibus',
    phone: '+55;1',
    attributes: { n: 12 },
  });
  expect((await readdir(folder)).sort()).toEqual(['config', 'fleet.csv']);
  expect(await readdir(join(folder, 'config', 'imports'))).toEqual([]);
});

it('shows the plan on stdout and changes nothing with --dry-run', async () => {
  server.add({ name: 'Old', uniqueId: 'a', attributes: {} });
  const { code, stdout } = await run('name,uniqueId\nNew,a\nNext,b\n,c', '--dry-run');
  expect(code).toBe(1);
  expect(stdout).toContain('1 to create');
  expect(stdout).toContain('1 to update (name 1×)');
  expect(stdout).toContain('line 4: name is empty');
  expect(server.calls.every((call) => call.startsWith('GET'))).toBe(true);
  expect(await readdir(folder)).toEqual(['fleet.csv']);
});

it('asks first, and changes nothing where nobody can answer', async () => {
  const { code, stderr } = await run(rows(2));
  expect(code).toBe(2);
  expect(stderr).toContain('--yes');
  expect(server.devices.size).toBe(0);
});

it('names both lines of an identifier that stands there twice, and takes neither', async () => {
  const { code, stderr } = await run('name,uniqueId\nA,1\nB,2\n"C\nC",3\nD,1', '--yes');
  expect(code).toBe(1);
  expect(stderr).toContain('uniqueId 1 stands in the lines 2 and 6');
  expect([...byUniqueId().keys()]).toEqual(['2']);
});

it('warns of a number that is no IMEI and takes it', async () => {
  const { code, stderr } = await run('name,uniqueId\nA,490154203237517', '--yes');
  expect(code).toBe(0);
  expect(stderr).toContain('line 2: 490154203237517 is no IMEI');
  expect(server.devices.size).toBe(1);
});

it('writes what was refused to a file that can be mended and imported as it is', async () => {
  const text = 'name;uniqueId;attributes.note;id\n=1+1;;"+a;b";7\nTruck;t;;8\n;u;-x;9;much\n';
  const first = await run(text, '--yes');
  expect(first.code).toBe(1);
  expect(first.stderr).toContain('fleet.errors.csv');
  const errors = await readFile(path('fleet.errors.csv'), 'utf8');
  expect(errors).toBe(
    '\uFEFFname;uniqueId;attributes.note;id;import.error\r\n' +
      '\'=1+1;;"\'+a;b";7;uniqueId is empty (of merged cells only the first holds the value)\r\n' +
      ';u;\'-x;9;"the row has 5 cells, the header 4, too many are ""much""; name is empty"\r\n',
  );
  const mended = errors.replace("'=1+1;;", "'=1+1;s;").replace(';u;', 'Van;u;');
  await writeFile(path('fleet.errors.csv'), mended);
  const { end, stderr } = start([path('fleet.errors.csv'), '--yes']);
  expect(await end).toBe(0);
  expect(stderr()).toContain('2 created');
  expect(byUniqueId().get('s')).toMatchObject({ name: '=1+1', attributes: { note: '+a;b' } });
  expect(byUniqueId().get('u')).toMatchObject({ name: 'Van', attributes: { note: '-x' } });
  expect((await readdir(folder)).sort()).toEqual(['config', 'fleet.csv', 'fleet.errors.csv']);
});

it('never overwrites an errors file', async () => {
  await writeFile(path('fleet.errors.csv'), 'mine');
  await run('name,uniqueId\n,1', '--yes');
  expect(await readFile(path('fleet.errors.csv'), 'utf8')).toBe('mine');
  expect(await readFile(path('fleet.errors-2.csv'), 'utf8')).toContain('name is empty');
});

it('makes groups once, and only when told to', async () => {
  const text = 'name,uniqueId,group\nA,1,North\nB,2,north\nC,3,South';
  const refused = await run(text, '--dry-run');
  expect(refused.stdout).toContain('there is no group "North": make it, or pass --create-groups');
  const { code, stderr } = await run(text, '--yes', '--create-groups');
  expect(code).toBe(0);
  expect(stderr).toContain('Groups to make: North, South');
  expect([...server.groups.values()].map(({ name }) => name)).toEqual(['North', 'South']);
  const groupOf = (id: string) =>
    server.groups.get(Number(byUniqueId().get(id)?.['groupId']))?.['name'];
  expect(['1', '2', '3'].map(groupOf)).toEqual(['North', 'North', 'South']);
});

it('makes a group for a good row although a refused one named it first', async () => {
  const text = 'name,uniqueId,group\n,1,North\nB,2,NORTH\nC,3,North';
  const { code } = await run(text, '--yes', '--create-groups');
  expect(code).toBe(1);
  expect(server.groups.size).toBe(1);
  expect(byUniqueId().get('3')).toMatchObject({ groupId: [...server.groups.keys()][0] });
});

it('stands waits that the server asks for, and answers that are lost', async () => {
  let calls = 0;
  server.meddleWith(({ method, response, lose }) => {
    if (method !== 'POST') return;
    calls += 1;
    if (calls % 7 === 3) lose();
    else if (calls % 7 === 5) response.writeHead(429, { 'retry-after': '0' }).end();
    else if (calls % 11 === 7) response.writeHead(503).end();
  });
  const { code, stderr } = await run(rows(60), '--yes', '--parallel', '4');
  expect(code).toBe(0);
  expect(stderr).toContain('60 of 60 rows: 60 created');
  expect(server.devices.size).toBe(60);
  expect(byUniqueId().size).toBe(60);
}, 30_000);

it('stops at Ctrl-C, says how to go on, and goes on with the rest', async () => {
  let interrupt: () => void = () => undefined;
  server.meddleWith(({ method }) => {
    if (method === 'POST' && server.devices.size === 20) interrupt();
  });
  await writeFile(path(), rows(50));
  const first = start([path(), '--yes', '--parallel', '3', '--map', 'name=name']);
  interrupt = first.interrupt;
  expect(await first.end).toBe(130);
  expect(first.stderr()).toContain(`--map name=name --parallel 3 --yes`);
  const made = server.devices.size;
  expect(made).toBeGreaterThanOrEqual(20);
  expect(made).toBeLessThan(30);
  // Changed by somebody in between: what is done is done.
  const [changed] = server.devices.values();
  if (changed) changed['name'] = 'Changed';
  server.meddleWith(() => undefined);
  const second = await run(null, '--yes', '--map', 'name=name');
  expect(second.stderr).toContain(`${made} done by an earlier run`);
  expect(second.code).toBe(0);
  expect(byUniqueId().size).toBe(50);
  expect(server.devices.size).toBe(50);
  expect(changed?.['name']).toBe('Changed');
  expect(await readdir(join(folder, 'config', 'imports'))).toEqual([]);
});

it.each([
  [401, 'UNAUTHORIZED', 3],
  [403, 'WRITE_ACCESS_DENIED', 4],
  [403, 'ACCOUNT_IS_DEVICE_READONLY', 4],
  [403, 'USER_DEVICE_LIMIT_REACHED', 4],
  [409, 'DEVICE_LIMIT_EXCEEDED', 1],
])('stops at the first %i', async (status, code, exit) => {
  server.meddleWith(({ method, response }) => {
    if (method === 'POST') response.writeHead(status).end(JSON.stringify({ code, message: 'No.' }));
  });
  const result = await run(rows(200), '--yes', '--parallel', '2');
  expect(result.code).toBe(exit);
  expect(result.stderr).toContain('Go on with: rastro devices import');
  expect(server.calls.filter((call) => call.startsWith('POST')).length).toBeLessThan(5);
});

it('asks nothing of an account that may not write', async () => {
  await server.stop();
  server = await startFakeServer({ administrator: false, readonly: true });
  const { code, stderr } = await run(rows(2), '--yes');
  expect(code).toBe(4);
  expect(stderr).toContain('may not change devices');
});

it('says what the server refuses, row by row', async () => {
  server.meddleWith(({ body, response }) => {
    if (body?.['uniqueId'] !== 't-1') return;
    response
      .writeHead(400)
      .end(JSON.stringify({ code: 'BAD', message: 'It is odd.', field: 'name' }));
  });
  const { code } = await run(rows(3), '--yes');
  expect(code).toBe(1);
  expect(server.devices.size).toBe(2);
  expect(await readFile(path('fleet.errors.csv'), 'utf8')).toContain('name: It is odd. (BAD)');
});

it('prints one document with --json, and nothing else with --quiet', async () => {
  const { stdout, stderr, code } = await run(rows(3), '--yes', '--json', '--quiet');
  expect(code).toBe(0);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({
    isComplete: true,
    result: { created: 3, refused: 0 },
  });
});

it('passes over a header that stands there again', async () => {
  const { code, stderr } = await run('name,uniqueId\nA,1\nname,uniqueId\nB,2', '--yes');
  expect(code).toBe(0);
  expect(stderr).toContain('again in line 3');
  expect(server.devices.size).toBe(2);
});

it.each([
  ['', 'is empty'],
  ['\n\n', 'no header'],
  ['name,uniqueId', '0 rows'],
])('says what is wrong with %j', async (text, words) => {
  expect((await run(text, '--yes')).stderr).toContain(words);
});

it('takes a folder and a missing file for what they are', async () => {
  for (const [given, words] of [
    [folder, 'is no file'],
    [path('none'), 'no such file'],
  ] as const) {
    const { end, stderr } = start([given, '--yes']);
    expect(await end).toBe(2);
    expect(stderr()).toContain(words);
  }
});
