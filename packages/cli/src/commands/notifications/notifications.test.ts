import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommandLine } from '../../create-program';
import { createMemoryProfiles, createTestContext } from '../../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../../testing/start-fake-server';

let server: FakeServer;
beforeEach(async () => void (server = await startFakeServer()));
afterEach(() => server.stop());

async function run(...args: string[]) {
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const profiles = createMemoryProfiles({ default: profile });
  const { context, stdout, stderr } = createTestContext({ profiles });
  const code = await runCommandLine(['notifications', ...args], context);
  return { code, stdout: stdout(), stderr: stderr() };
}

it('makes a rule for alarms on all vehicles, shown in the page, and lists it', async () => {
  const made = await run('create', '--type', 'alarm', '--alarms', 'sos, powerCut', '--json');
  expect(made.code).toBe(0);
  expect(JSON.parse(made.stdout)).toMatchObject({
    type: 'alarm',
    always: true,
    notificators: 'web',
    attributes: { alarms: 'sos,powerCut' },
  });
  const { stdout } = await run('list');
  expect(stdout).toMatch(/^ID +TYPE +ALARMS +CHANNELS +VEHICLES +DESCRIPTION\n/);
  expect(stdout).toMatch(/^\d+ +alarm +sos,powerCut +web +all$/m);
  const { stdout: shown } = await run('get', '1');
  expect(shown).toMatch(/^channels +web$/m);
  expect(shown).not.toContain('notificators');
});

it('says how to make the first one', async () => {
  expect(await run('list')).toMatchObject({ code: 0, stdout: '' });
  expect((await run('list')).stderr).toContain('rastro notifications create');
});

it('writes nothing in a dry run', async () => {
  const made = await run('create', '--type', 'geofenceExit', '--channels', 'web,mail', '--dry-run');
  expect(JSON.parse(made.stdout)).toMatchObject({ notificators: 'web,mail' });
  expect(server.notifications.size).toBe(0);
});

it('tells of an alarm that no tracker is known to send, and takes it', async () => {
  const made = await run('create', '--type', 'alarm', '--alarms', 'sso');
  expect(made).toMatchObject({ code: 0 });
  expect(made.stderr).toContain('No alarm is usually called sso');
});

it.each([
  [['create', '--type', 'alarm']],
  [['create', '--type', 'ignitionOn', '--alarms', 'sos']],
  [['create', '--type', 'nothing']],
])('answers 2 to wrong usage: %j', async (args) => {
  expect((await run(...args)).code).toBe(2);
  expect(server.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

it('answers 1 where there is no such rule', async () => {
  const { code, stderr } = await run('delete', 'x', '--yes');
  expect([code, stderr]).toEqual([1, expect.stringContaining('x')]);
});

it('deletes a rule when told so', async () => {
  await run('create', '--type', 'ignitionOn');
  const [id] = [...server.notifications.keys()];
  expect((await run('delete', String(id), '--dry-run')).stderr).toContain('Would delete');
  expect(server.notifications.size).toBe(1);
  expect((await run('delete', String(id))).code).toBe(2);
  expect((await run('delete', String(id), '--yes')).code).toBe(0);
  expect(server.notifications.size).toBe(0);
});
