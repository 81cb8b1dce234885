import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommandLine } from '../create-program';
import { createMemoryProfiles, createTestContext } from '../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../testing/start-fake-server';

let folder: string;
let server: FakeServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  server = await startFakeServer();
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const path = () => join(folder, 'file.csv');

async function run(...args: string[]) {
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const test = createTestContext({
    profiles: createMemoryProfiles({ default: profile }),
    configDir: join(folder, 'config'),
  });
  const code = await runCommandLine(args, test.context);
  return { code, stdout: test.stdout(), stderr: test.stderr() };
}

async function importText(resource: string, text: string, ...args: string[]) {
  await writeFile(path(), text);
  return run(resource, 'import', path(), '--yes', ...args);
}

const put = (area: string, ...entities: { id: number; [member: string]: unknown }[]) => {
  for (const entity of entities) server.areaOf(area).set(entity.id, { attributes: {}, ...entity });
};
const names = (area: string) => [...server.areaOf(area).values()].map(({ name }) => name);
const writes = () => server.calls.filter((call) => !call.startsWith('GET'));

describe('what is exported', () => {
  it.each([
    ['devices', { name: '=cmd()', uniqueId: 'a', groupId: 31, attributes: { n: 7, '-x': '+1' } }],
    ['groups', { name: 'Trucks', groupId: 31, attributes: {} }],
    ['drivers', { name: '@Ana', uniqueId: '04a2', attributes: { licence: 'B' } }],
    ['geofences', { name: 'Yard', area: 'CIRCLE (1.5 2, 20)', calendarId: 0 }],
    ['calendars', { name: 'Hours', data: 'QkVHSU46VkNBTEVOREFS' }],
    ['maintenance', { name: 'Oil', type: 'totalDistance', start: 10, period: 100 }],
    ['commands', { description: 'Stop', type: 'engineStop', textChannel: false }],
    ['notifications', { type: 'alarm', always: true, notificators: 'web,mail' }],
    ['users', { name: 'Ana', email: 'ana@b.example', deviceLimit: 3, administrator: false }],
  ])('%s can be imported again, which changes nothing', async (resource, members) => {
    put('groups', { id: 31, name: 'North', groupId: 0 });
    put(resource, { id: 40, ...members });
    const command = resource === 'commands' ? 'saved-commands' : resource;
    const { code, stdout } = await run(command, 'export');
    expect(code).toBe(0);
    const again = await importText(command, stdout);
    expect(again.stderr).toMatch(/([12]) of \1 rows: \1 unchanged/);
    expect(again.code).toBe(0);
    expect(writes()).toEqual([]);
  });

  it('makes on another server what it was on the first', async () => {
    put('groups', { id: 7, name: 'Zone', groupId: 9 }, { id: 9, name: 'North', groupId: 0 });
    const { stdout } = await run('groups', 'export');
    server.areaOf('groups').clear();
    const { code, stderr } = await importText('groups', stdout);
    expect(stderr).toContain('2 of 2 rows: 2 created');
    expect(code).toBe(0);
    const made = [...server.areaOf('groups').values()];
    const north = made.find(({ name }) => name === 'North');
    expect(made.find(({ name }) => name === 'Zone')).toMatchObject({ groupId: north?.id });
  });

  it('holds no secret, in CSV and in JSON Lines', async () => {
    put('users', {
      id: 2,
      name: 'Rui',
      email: 'rui@b.example',
      password: 's3cret',
      totpKey: 's3cret',
    });
    const csv = await run('users', 'export');
    const lines = await run('users', 'export', '--json-lines');
    expect(csv.stdout + lines.stdout).not.toMatch(/s3cret|password|totp/i);
    expect(JSON.parse(lines.stdout)).toMatchObject({ id: 2, name: 'Rui', attributes: {} });
  });

  it('steers no terminal, in CSV and in JSON Lines', async () => {
    put('devices', { id: 5, name: 'a\u001b[2J\u009b2Jb', uniqueId: 'a' });
    const csv = await run('devices', 'export');
    const lines = await run('devices', 'export', '--json-lines');
    // oxlint-disable-next-line no-control-regex -- these are what must not be there
    expect(csv.stdout + lines.stdout).not.toMatch(/[\u001b\u0080-\u009f]/);
    expect(JSON.parse(lines.stdout)).toMatchObject({ name: 'a\u001b[2J\u009b2Jb' });
  });

  it('begins no cell as a formula, and refers by id where a name is not one alone', async () => {
    put('groups', { id: 3, name: 'Twin', groupId: 0 }, { id: 4, name: 'Twin', groupId: 0 });
    put('devices', { id: 5, name: '=1+1', uniqueId: 'a', groupId: 4 });
    const { stdout } = await run('devices', 'export');
    expect(stdout).toContain(`\n'=1+1,a,,,,,false,,4,`);
  });
});

describe('an import', () => {
  it('makes parents before what is below them, whatever their order', async () => {
    const text = 'name,parent\nC,B\nB,A\nA,\n';
    const { code } = await importText('groups', text, '--parallel', '3');
    expect(code).toBe(0);
    expect(names('groups')).toEqual(['A', 'B', 'C']);
    expect((await importText('groups', text)).stderr).toContain('3 unchanged');
  });

  it('refuses rows that wait for each other, or for a row that was refused', async () => {
    const { code, stderr } = await importText('groups', 'name,parent\nA,B\nB,A\nC,D\n');
    expect(code).toBe(1);
    expect(stderr).toContain('3 of 3 rows: 3 refused');
    expect(writes()).toEqual([]);
  });

  it('changes neither of two with one name, and says their ids', async () => {
    put(
      'geofences',
      { id: 3, name: 'Yard', area: 'CIRCLE (1 2, 3)' },
      { id: 4, name: 'Yard', area: 'CIRCLE (5 6, 7)' },
    );
    const text = 'name;area\nYard;"CIRCLE (1 2, 9)"\n';
    const { code } = await importText('geofences', text);
    expect(code).toBe(1);
    expect(await readFile(join(folder, 'file.errors.csv'), 'utf8')).toContain(
      'several geofences are called ""Yard"" (3, 4)',
    );
    expect(writes()).toEqual([]);
  });

  it('sets the secrets of new things only', async () => {
    put('users', { id: 2, name: 'Rui', email: 'rui@b.example' });
    const text =
      'name,email,password\nRui,rui@b.example,long enough 1\nAna,ana@b.example,long enough 2\n';
    const { code, stderr } = await importText('users', text);
    expect(code).toBe(0);
    expect(stderr).toContain('1 created, 1 unchanged');
    const passwords = [...server.areaOf('users').values()].map(({ password }) => password);
    expect(passwords).toEqual([undefined, 'long enough 2']);
  });

  it('knows rules by their ids, and makes none twice', async () => {
    put('notifications', { id: 3, type: 'alarm', notificators: 'web', always: false });
    const text =
      'id,type,channels,always\n3,alarm,"web,mail",\n,deviceOnline,web,true\n99,alarm,web,\n';
    const { code, stderr } = await importText('notifications', text);
    expect(code).toBe(1);
    expect(stderr).toContain('1 created, 1 updated, 1 refused');
    expect(server.areaOf('notifications').get(3)).toMatchObject({ notificators: 'web,mail' });
    await importText('notifications', text);
    expect(server.areaOf('notifications').size).toBe(2);
  });

  it('asks nothing of an account that may not write', async () => {
    await server.stop();
    server = await startFakeServer({ administrator: false });
    const { code, stderr } = await importText(
      'computed-attributes',
      'description,attribute,expression\na,b,c',
    );
    expect(code).toBe(4);
    expect(stderr).toContain('may not change computed attributes');
  });
});
