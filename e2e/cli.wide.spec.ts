import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Account, administrator as first, type CallApi, setUp, signIn } from './api';
import { codeAt } from '../packages/server/src/upstream/one-time-code';
import { type CliResult, runCli } from './run-cli';
import { type RunningServer, startServer } from './start-server';

const DOORS: [string, (server: RunningServer) => string][] = [
  ["the product's door", ({ url }) => url],
  ['the door for clients made for Traccar', ({ engineUrl }) => engineUrl],
];

/** Groups, users, geofences and rules: made, shown, changed and deleted by what people call them. */
async function administerByName(
  rastro: (args: string[], stdin?: string) => Promise<CliResult>,
): Promise<void> {
  const done = async (args: string[], stdin?: string): Promise<string> => {
    const { code, stdout, stderr } = await rastro(args, stdin);
    expect([args, code, stderr]).toEqual([args, 0, expect.any(String)]);
    return stdout;
  };
  const read = async (...args: string[]) =>
    JSON.parse(await done([...args, '--json'])) as Record<string, unknown>;

  await done(['groups', 'create', 'South']);
  await done(['groups', 'create', 'Depot']);
  await done(['groups', 'update', 'depot', '--parent', 'South', '--attribute', 'gate=3']);
  expect(await done(['groups', 'list'])).toMatch(/ South\n\d+ +Depot\n/);
  expect(await read('groups', 'get', 'Depot')).toMatchObject({ attributes: { gate: 3 } });
  await done(['groups', 'delete', 'Depot', '--yes']);

  const bia = ['--name', 'Bia', '--email', 'bia@example.com', '--password'];
  const secret = 'outra senha bem comprida';
  const made = await done(['users', 'create', ...bia, '--json'], `${secret}\n`);
  expect(made).not.toContain(secret);
  await done(['users', 'update', 'bia@example.com', '--device-limit', '5']);
  expect(await read('users', 'get', 'Bia')).toMatchObject({ deviceLimit: 5, readonly: false });
  await done(['users', 'delete', 'Bia', '--yes']);

  const yard = ['--name', 'Yard', '--area', 'CIRCLE (-23.5505 -46.6333, 200)'];
  await done(['geofences', 'create', ...yard]);
  await done(['geofences', 'update', 'yard', '--description', 'at night', '--attribute', 'a=1']);
  expect(await read('geofences', 'get', 'YARD')).toMatchObject({
    description: 'at night',
    area: yard.at(-1),
    attributes: { a: 1 },
  });
  await done(['geofences', 'delete', 'Yard', '--yes']);
  expect(await read('geofences', 'list', '--all')).toEqual([]);

  const rule = JSON.parse(
    await done(['notifications', 'create', '--type', 'ignitionOn', '--json']),
  ) as { id: number };
  await done(['notifications', 'update', `${rule.id}`, '--description', 'On']);
  expect(await done(['notifications', 'list'])).toMatch(/ignitionOn +web +all +On/);
  await done(['notifications', 'delete', `${rule.id}`, '--yes']);
}

let server: RunningServer;
let administrator: Account;
let call: CallApi;
test.beforeAll(async () => {
  server = await startServer(['--no-demo', '--engine-port', '0']);
  await setUp(server);
});
test.afterAll(() => server.stop());
/** An administrator who has nothing: lists are of what the test itself makes. */
test.beforeEach(async () => {
  const email = `ana-${randomUUID()}@example.com`;
  administrator = { name: 'Ana Prado', email, password: 'uma senha bem comprida' };
  const callAsFirst = await signIn(server, first);
  await callAsFirst('POST', '/users', { ...administrator, administrator: true });
  call = await signIn(server, administrator);
});
test.afterEach(async () => {
  const callAsFirst = await signIn(server, first);
  for (const path of ['/devices', '/groups']) {
    for (const { id } of await callAsFirst<{ id: number }[]>('GET', `${path}?all=true`))
      await callAsFirst('DELETE', `${path}/${id}`);
  }
});

for (const [at, [door, urlOf]] of DOORS.entries()) {
  test(`the command line signs in, lists and imports devices and signs out at ${door}`, async () => {
    const url = urlOf(server);
    const config = mkdtempSync(join(tmpdir(), 'cli-'));

    const rastro = (args: string[], stdin = '', env = {}) => runCli(config, args, stdin, env);

    try {
      await call('POST', '/devices', { name: '<img src=x onerror=alert(1)>', uniqueId: '1' });
      // Hidden as one that was deleted, from what takes away after each test too: another one for each door.
      await call('POST', '/devices', { name: 'gone', uniqueId: `deleted-1-${at}` });

      const login = ['login', url, '--email', administrator.email, '--password-stdin'];
      const wrong = await rastro(login, 'not this one\n');
      expect(wrong).toMatchObject({ code: 3, stdout: '' });

      const right = await rastro(login, `${administrator.password}\n`);
      expect(right).toMatchObject({ code: 0, stdout: '' });
      expect(right.stderr).toContain(administrator.name);

      const who = await rastro(['whoami', '--json']);
      expect(JSON.parse(who.stdout)).toMatchObject({ url: url, administrator: true });

      const list = await rastro(['devices', 'list', '--json']);
      expect((JSON.parse(list.stdout) as { name: string }[]).map(({ name }) => name)).toEqual([
        '<img src=x onerror=alert(1)>',
      ]);

      const { token } = JSON.parse(
        readFileSync(join(config, 'profiles', 'default.json'), 'utf8'),
      ) as {
        token: string;
      };
      const made = await rastro(['tokens', 'create', '--days', '1']);
      expect(made).toMatchObject({ code: 0 });
      expect(made.stdout).toMatch(/^\S+\n$/);
      const byToken = { RASTRO_URL: url, RASTRO_TOKEN: made.stdout.trim() };
      expect(await rastro(['whoami', '--quiet'], '', byToken)).toMatchObject({
        code: 0,
        stderr: '',
      });
      expect(await rastro(['tokens', 'revoke'], made.stdout)).toMatchObject({
        code: 0,
        stdout: '',
      });
      expect(await rastro(['whoami'], '', byToken)).toMatchObject({ code: 3, stdout: '' });

      const file = join(config, 'fleet.csv');
      writeFileSync(file, 'name,uniqueId,group\nBus 2,2,North\nBus 3,3,South\n');
      const imported = await rastro(['devices', 'import', file, '--create-groups', '--yes']);
      expect(imported.stderr).toContain('2 created');
      const fleet = await rastro(['devices', 'list', '--json']);
      expect(
        (JSON.parse(fleet.stdout) as { uniqueId: string }[]).map((one) => one.uniqueId),
      ).toEqual(expect.arrayContaining(['1', '2', '3']));

      const wanted = 'name,uniqueId,group\nBus Two,2,North\nBus 4,4,South\n';
      const apply = ['devices', 'apply', '-', '--prune', '--yes'];
      expect(await rastro(apply, wanted)).toMatchObject({ code: 2 });
      const applied = await rastro([...apply, '--yes-prune'], wanted);
      expect(applied.stderr).toContain('name Bus 2 → Bus Two');
      expect(applied.stderr).toContain('1 created, 1 updated');
      expect(applied.stderr).toContain('Deleted 2 devices.');
      const again = await rastro([...apply, '--yes-prune'], wanted);
      expect(again).toMatchObject({ code: 0 });
      expect(again.stderr).toContain('2 of 2 rows: 2 unchanged');
      const south = ['--where', 'group=south', '--columns', 'uniqueId,name', '--tsv'];
      expect((await rastro(['devices', 'list', ...south])).stdout).toBe(
        'uniqueId\tname\n4\tBus 4\n',
      );
      const raw = await rastro(['api', 'GET', '/devices']);
      expect((JSON.parse(raw.stdout) as { name: string }[]).map(({ name }) => name)).toEqual(
        expect.arrayContaining(['Bus Two', 'Bus 4']),
      );
      expect(await rastro(['api', 'GET', '/nothing-there'])).toMatchObject({ code: 1 });

      const health = await rastro(['doctor', '--json']);
      expect(health.code).toBe(0);
      const findings = JSON.parse(health.stdout) as { name: string; status: string }[];
      expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
      expect(findings.map(({ name }) => name)).toContain('live data');

      expect(await rastro(['logout'])).toMatchObject({ code: 0 });
      expect(await rastro(['whoami'])).toMatchObject({ code: 3, stdout: '' });
      const afterwards = await fetch(`${url}/api/devices`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(afterwards.status).toBe(401);
    } finally {
      rmSync(config, { recursive: true, force: true });
    }
  });

  test(`the command line administers groups, users, geofences and rules by name at ${door}`, async () => {
    // Two dozen processes, one after the other.
    test.slow();
    const config = mkdtempSync(join(tmpdir(), 'cli-'));
    const rastro = (args: string[], stdin = '') => runCli(config, args, stdin);
    try {
      const login = ['login', urlOf(server), '--email', administrator.email, '--password-stdin'];
      expect(await rastro(login, `${administrator.password}\n`)).toMatchObject({ code: 0 });
      await administerByName(rastro);
    } finally {
      rmSync(config, { recursive: true, force: true });
    }
  });
}

type Rastro = (args: string[], stdin?: string) => Promise<CliResult>;

/** A stop of a vehicle that drives waits, is told in JSON, and is called off. */
async function stopAndCallOff(rastro: Rastro, name: string, meanwhile = async () => {}) {
  const asked = await rastro([
    ...'commands send engineStop --yes --json --device'.split(' '),
    name,
  ]);
  expect([asked.code, JSON.parse(asked.stdout)]).toEqual([
    0,
    [expect.objectContaining({ device: name, kind: 'waits', stopId: expect.any(Number) })],
  ]);
  const id = /rastro stops call-off (\d+)/.exec(asked.stderr)?.[1] ?? '';
  expect(asked.stdout).toContain(`"stopId": ${id}`);
  await meanwhile();
  const off = { code: 0, stderr: `Stop ${id} is calledOff.\n` };
  expect(await rastro(['stops', 'call-off', id])).toMatchObject(off);
}

test('[S7.73] the command line sends commands and calls stops off, over the engine and in front of it', async () => {
  // A dozen processes and two servers, one after the other.
  test.slow();
  const name = 'Bus 2067';
  const config = mkdtempSync(join(tmpdir(), 'cli-'));
  const rastro: Rastro = (args, stdin = '') => runCli(config, args, stdin);
  const enter = async ({ url }: RunningServer) => {
    const login = ['login', url, '--email', administrator.email, '--password-stdin'];
    expect(await rastro(login, `${administrator.password}\n`)).toMatchObject({ code: 0 });
  };
  const engine = server;
  let front: RunningServer | null = null;
  try {
    await call('POST', '/devices', { name, uniqueId: '2067' });
    const attributes = { data: 'RESET#', 'rastro.harmless': true };
    const restart = { type: 'custom', description: 'Restart', attributes };
    await call('POST', '/commands', restart);
    const fix = `id=2067&timestamp=${Math.floor(Date.now() / 1000)}&lat=-23.5&lon=-46.6&speed=30`;
    expect((await fetch(`${engine.ingestUrl}/?${fix}`)).ok).toBe(true);

    await enter(engine);
    await stopAndCallOff(rastro, name, async () => {
      const { stdout } = await rastro(['stops', 'list', '--waiting']);
      expect(stdout).toMatch(/^\d+ +Bus 2067 +engineStop +waiting +speed /m);
    });
    const saved = 'commands send Restart --saved --yes --device'.split(' ');
    const queued = {
      code: 0,
      stdout: expect.stringMatching(/Bus 2067 +queued until the tracker connects/),
    };
    expect(await rastro([...saved, name])).toMatchObject(queued);
    const refused = { code: 1, stdout: '', stderr: expect.stringContaining('no device "Bus 9"') };
    expect(await rastro([...saved, 'Bus 9'])).toMatchObject(refused);

    const { email, password } = administrator;
    const token = await fetch(`${engine.engineUrl}/api/session/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${email}:${password}`)}` },
      body: new URLSearchParams({ expiration: new Date(Date.now() + 3_600_000).toISOString() }),
    });
    const file = join(config, 'service.token');
    writeFileSync(file, await token.text());
    const behind = ['--tracking-url', engine.engineUrl, '--tracking-token-file', file];
    front = await startServer(behind);
    await enter(front);
    await stopAndCallOff(rastro, name);
  } finally {
    await front?.stop();
    rmSync(config, { recursive: true, force: true });
  }
});

test('the command line renews recovery codes and takes the second factor away', async () => {
  const config = mkdtempSync(join(tmpdir(), 'cli-'));
  const rastro = (args: string[]) => runCli(config, args, `${administrator.password}\n`);
  try {
    const account = ['--email', administrator.email, '--password-stdin'];
    expect((await rastro(['login', server.url, ...account])).code).toBe(0);
    const { key } = await call<{ key: string }>('POST', '/session/second-factor/key', {});
    const { recoveryCodes } = await call<{ recoveryCodes: string[] }>(
      'PUT',
      '/session/second-factor',
      { key, code: codeAt(key, Date.now()), currentPassword: administrator.password },
    );

    const without = await rastro(['second-factor', 'codes', '--password-stdin']);
    expect(without.code).not.toBe(0);
    expect(without.stderr).toContain('--code');
    const withCode = (command: string, code = '') =>
      rastro(['second-factor', command, '--password-stdin', '--code', code]);
    const renewed = await withCode('codes', recoveryCodes[0]);
    expect(renewed.code).toBe(0);
    const codes = renewed.stdout.trim().split('\n');
    expect(codes).toHaveLength(recoveryCodes.length);

    // The ones before are over, those printed are good, and no account is left half open.
    expect((await withCode('off', recoveryCodes[1])).code).not.toBe(0);
    expect(await withCode('off', codes[0])).toMatchObject({ code: 0, stdout: '' });
    expect(await call('GET', '/session/second-factor')).toEqual({ isOn: false, recoveryCodes: 0 });
    expect((await rastro(['login', server.url, ...account])).code).toBe(0);
  } finally {
    rmSync(config, { recursive: true, force: true });
  }
});
