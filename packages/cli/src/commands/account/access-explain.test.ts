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

async function explain(...args: string[]) {
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const test = createTestContext({ profiles: createMemoryProfiles({ default: profile }) });
  const code = await runCommandLine(['access', 'explain', ...args], test.context);
  return { code, stdout: test.stdout(), stderr: test.stderr() };
}

it('names the rule that refuses, and says yes where none does', async () => {
  const refused = await explain('rui@b.example', 'update', 'devices');
  expect(refused.stdout).toBe(
    'Rui <rui@b.example>, read-only: update devices? no: The account is read-only. (ACCOUNT_IS_READONLY)\n',
  );
  expect((await explain('Rui', 'read', 'devices')).stdout).toMatch(/\? yes\n$/);
  const { stdout } = await explain('2', 'read', 'audit', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ allowed: false, rule: 'ADMINISTRATOR_REQUIRED' });
});

it.each([
  [{ disabled: true }, 'USER_IS_DISABLED'],
  [{ administrator: true, disabled: true }, 'USER_IS_DISABLED'],
  [{ expirationTime: '2020-01-01T00:00:00Z' }, 'USER_HAS_EXPIRED'],
])('says no to everything where an account has ended: %j', async (told, rule) => {
  const eva = { id: 3, name: 'Eva', email: 'eva@b.example', attributes: {}, ...told };
  server.areaOf('users').set(3, eva);
  const { stdout } = await explain('Eva', 'read', 'devices', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ allowed: false, rule });
});

it.each([
  [['rui@b.example', 'paint', 'devices'], 'read, create, update, delete, send'],
  [['rui@b.example', 'read', 'trucks'], 'There are: devices, groups'],
  [['nobody', 'read', 'devices'], 'There is no user "nobody"'],
])('says what is wrong with %j', async (args, words) => {
  const { code, stderr } = await explain(...args);
  expect(code).not.toBe(0);
  expect(stderr).toContain(words);
});
