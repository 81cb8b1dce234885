import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommandLine } from '../../create-program';
import { createMemoryProfiles, createTestContext } from '../../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../../testing/start-fake-server';

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
  const rui = { id: 2, name: 'Rui', email: 'rui@b.example', readonly: true, attributes: {} };
  server.areaOf('users').set(2, rui);
});
afterEach(() => server.stop());

/** Permissions on the fake server by account, and the requests it received. */
const given = new Map<number, string[]>();
const granted: string[] = [];
beforeEach(() => {
  given.clear();
  granted.length = 0;
  server.meddleWith(({ method, path, body, response }) => {
    const [, area, id, call] = path.split(/[/?]/);
    const say = (json: object) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(json));
    };
    if (area === 'access') {
      return say({
        allowed: false,
        rule: 'ACCOUNT_IS_READONLY',
        words: 'The account is read-only.',
      });
    }
    if (area === 'users' && call === 'trust') {
      granted.push(`${id} ${String(body?.['days'])}`);
      return say({ userId: Number(id), permissions: null, bits: null, suspension: null });
    }
    if (method === 'POST' && (call === 'suspend' || call === 'sign-out')) {
      return say({ userId: Number(id), permissions: null, bits: null, suspension: null });
    }
    if (area !== 'users' || call !== 'access') return;
    if (method === 'PUT') given.set(Number(id), body?.['permissions'] as string[]);
    say({
      userId: Number(id),
      permissions: given.get(Number(id)) ?? null,
      bits: null,
      suspension: null,
    });
  });
});

const run = (...args: string[]) => runAll('permissions', ...args);
async function runAll(...args: string[]) {
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const test = createTestContext({ profiles: createMemoryProfiles({ default: profile }) });
  const code = await runCommandLine(args, test.context);
  return { code, stdout: test.stdout(), stderr: test.stderr() };
}

it('gives an account its unlock on trust for some days, or takes it', async () => {
  expect((await runAll('users', 'trust', 'rui@b.example', '--days', '5')).stderr).toContain(
    '5 days',
  );
  await runAll('users', 'trust', '2', '--days', '0');
  await runAll('users', 'trust', '2');
  expect(granted).toEqual(['2 5', '2 0', '2 3']);
  const wrong = await runAll('users', 'trust', '2', '--days', 'soon');
  expect(wrong.code).not.toBe(0);
  expect(wrong.stderr).toContain('from 0 to 30');
  expect(granted).toHaveLength(3);
});

it('names the rule that refuses, as the server has it', async () => {
  const refused = await run('explain', 'rui@b.example', 'update', 'devices');
  expect(refused.code).toBe(1);
  expect(refused.stdout).toBe(
    'Rui <rui@b.example>, read-only: update devices? no: The account is read-only. (ACCOUNT_IS_READONLY)\n',
  );
  expect(server.calls.at(-1)).toContain('/api/access/explain?user=2&action=update&area=devices');
});

it.each([
  [['explain', 'rui@b.example', 'paint', 'devices'], 'read, create, update, delete, send'],
  [['explain', 'rui@b.example', 'read', 'trucks'], 'There are: devices, groups'],
  [['explain', 'nobody', 'read', 'devices'], 'There is no user "nobody"'],
  [['set', 'Rui', 'devices.paint'], 'There is no permission "devices.paint"'],
])('says what is wrong with %j', async (args, words) => {
  const { code, stderr } = await run(...args);
  expect(code).not.toBe(0);
  expect(stderr).toContain(words);
});

it('gives what is named, says what changes, and nothing the second time', async () => {
  const first = await run('set', 'Rui', 'devices.view', 'commands.*');
  expect(first.stdout).toContain('+ commands.send');
  expect(given.get(2)).toEqual(
    expect.arrayContaining(['devices.view', 'commands.view', 'commands.send']),
  );
  expect((await run('set', 'Rui', 'commands.*,devices.view')).stdout).toContain('nothing changes');
  expect((await run('set', 'Rui', 'devices.view', '--dry-run')).stdout).toContain(
    '- commands.send',
  );
  expect(given.get(2)).toContain('commands.send');
  expect((await run('show', 'Rui')).stdout).toMatch(/devices +view/);
});

it('applies a file after a plan, and refuses what it does not understand before anything is asked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'policies-'));
  const file = join(folder, 'policies.yaml');
  await writeFile(file, 'rui@b.example:\n  devices: [view, edit]\n  reports: [all]\n');
  expect((await run('apply', file, '--dry-run')).stdout).toContain('+ reports.export');
  expect(given.size).toBe(0);
  expect((await run('apply', file, '--yes')).code).toBe(0);
  expect(given.get(2)).toContain('devices.edit');
  expect((await run('apply', file)).stdout).toContain('nothing changes');
  for (const [text, words] of [
    ['rui@b.example:\n  boats: [view]\n', 'there is no "boats"'],
    ['rui@b.example: 7\n', 'is not understood'],
    ['- rui\n', 'names no accounts'],
    ['a: &a [b]\nc: *a\n', ''],
  ] as const) {
    await writeFile(file, text);
    const { code, stderr } = await run('apply', file, '--yes');
    expect(code).not.toBe(0);
    expect(stderr).toContain(words);
  }
});

it.each([['suspend', '--reason', 'Fraud'], ['sign-out']])(
  'does not %s an account unless somebody agrees',
  async (verb, ...more) => {
    const ask = (...flags: string[]) => runAll('users', verb, 'rui@b.example', ...more, ...flags);
    const writes = () => server.calls.filter((call) => !call.startsWith('GET'));
    expect(await ask()).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') });
    expect((await ask('--dry-run', '--yes')).stderr).toMatch(
      /^Would s.* Rui \(id 2, rui@b.example\)/,
    );
    expect(writes()).toEqual([]);
    expect((await ask('--yes')).code).toBe(0);
    expect(writes()).toEqual([`POST /api/users/2/${verb}`]);
  },
);
