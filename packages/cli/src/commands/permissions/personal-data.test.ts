import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommandLine } from '../../create-program';
import { createMemoryProfiles, createTestContext } from '../../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../../testing/start-fake-server';

const DATA = {
  madeAt: '2026-08-21T12:00:00.000Z',
  userId: 2,
  account: { id: 2, name: 'Rui' },
  lists: { devices: [{ id: 1 }] },
  privacyContact: { name: 'Bia', email: 'bia@b.example', phone: null, url: null },
  left: [{ name: 'audit', why: 'notAllowed', call: '/api/audit' }],
};
let server: FakeServer;
const sent: unknown[] = [];
const DRIVER = {
  madeAt: '2026-08-21T12:00:00.000Z',
  driverId: 9,
  driver: { id: 9, name: 'João' },
  lists: { drives: [{ id: 1 }] },
  privacyContact: null,
  left: [{ name: 'trips', why: 'elsewhere', call: '/api/reports/trips' }],
};
beforeEach(async () => {
  sent.length = 0;
  server = await startFakeServer();
  server.areaOf('drivers').set(9, { id: 9, name: 'João', uniqueId: 'joao', attributes: {} });
  const rui = { id: 2, name: 'Rui', email: 'rui@b.example', readonly: true, attributes: {} };
  server.areaOf('users').set(2, rui);
  server.meddleWith(({ method, path, body, response }) => {
    const [, who, call] = /^\/?(users\/2|drivers\/9)\/([\w-]+)$/.exec(path) ?? [];
    if (!call) return;
    sent.push([method, call, ...(body ? [body] : [])]);
    response.writeHead(200, { 'content-type': 'application/json' });
    const parts = [{ part: 'billing', fate: 'kept', keptFor: 'tax', count: 3 }];
    const erasure = { userId: 2, email: 'rui@b.example', isErased: method === 'POST', parts };
    const driver = { driverId: 9, name: 'João', isErased: method === 'POST', parts };
    const [plan, data] = who === 'users/2' ? [erasure, DATA] : [driver, DRIVER];
    response.end(JSON.stringify(call === 'erase' ? plan : data));
  });
});
afterEach(() => server.stop());

async function run(...args: string[]) {
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const test = createTestContext({ profiles: createMemoryProfiles({ default: profile }) });
  const code = await runCommandLine(args, test.context);
  return { code, stdout: test.stdout(), stderr: test.stderr() };
}

it('writes all that is held of a person, to the terminal or to a file of one\u2019s own', async () => {
  expect(JSON.parse((await run('users', 'data', 'rui@b.example')).stdout)).toEqual(DATA);
  const file = join(await mkdtemp(join(tmpdir(), 'data-')), 'rui.json');
  expect((await run('users', 'data', '2', '--output', file)).code).toBe(0);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(DATA);
  expect((await stat(file)).mode & 0o077).toBe(0);
});

it('erases only with the e-mail, and shows before what it would do', async () => {
  const plan = await run('users', 'erase', '2');
  expect(plan.stdout).toContain('billing         3  kept (tax)');
  expect(sent).toEqual([['GET', 'erase']]);
  expect((await run('users', 'erase', '2', '--email', 'rui@b.example')).code).toBe(0);
  expect(sent.at(-1)).toEqual(['POST', 'erase', { email: 'rui@b.example' }]);
});

it('does the same with drivers, by name or by number', async () => {
  expect(JSON.parse((await run('drivers', 'data', 'João')).stdout)).toEqual(DRIVER);
  const plan = await run('drivers', 'erase', '9');
  expect(plan.stdout).toContain('billing         3  kept (tax)');
  expect(sent.at(-1)).toEqual(['GET', 'erase']);
  expect((await run('drivers', 'erase', '9', '--name', 'João')).code).toBe(0);
  expect(sent.at(-1)).toEqual(['POST', 'erase', { name: 'João' }]);
});
