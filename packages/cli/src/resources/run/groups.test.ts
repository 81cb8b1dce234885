import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommandLine } from '../../create-program';
import { createMemoryProfiles, createTestContext } from '../../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../../testing/start-fake-server';

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
  server.addGroup({ id: 10, name: 'North', groupId: 0 });
  server.addGroup({ id: 11, name: 'Depot', groupId: 10 });
  server.addGroup({ id: 12, name: 'Ar condicionado', groupId: 0 });
  server.add({ id: 1, name: 'Truck', uniqueId: 'a', groupId: 11 });
});
afterEach(() => server.stop());

async function run(...args: string[]) {
  const profiles = createMemoryProfiles({
    default: { url: server.url, email: 'ana', token: 'secret' },
  });
  const { context, stdout, stderr } = createTestContext({ profiles });
  const code = await runCommandLine(args, context);
  return { code, stdout: stdout(), stderr: stderr() };
}
const writes = () => server.calls.filter((call) => !call.startsWith('GET'));

it('lists groups below those they are in', async () => {
  const { stdout, stderr } = await run('groups', 'list');
  expect(stdout).toBe('ID  NAME\n12  Ar condicionado\n10  North\n11    Depot\n');
  expect(stderr).toBe('3 groups\n');
  const json = JSON.parse((await run('groups', 'list', '--json')).stdout) as { id: number }[];
  expect(json.map(({ id }) => id)).toEqual([12, 10, 11]);
});

it('lists groups that are in a ring, once each', async () => {
  server.addGroup({ id: 10, name: 'North', groupId: 11 });
  const json = JSON.parse((await run('groups', 'list', '--json')).stdout) as unknown[];
  expect(json).toHaveLength(3);
});

it('makes a group, in another one', async () => {
  const args = ['groups', 'create', ' Depot 7 ', '--parent', 'north'];
  expect((await run(...args, '--dry-run')).code).toBe(0);
  expect(writes()).toEqual([]);
  const { code, stdout } = await run(...args, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ name: 'Depot 7', groupId: 10 });
});

it.each([
  [['groups', 'create', ''], 2, 'takes 1 to 128 characters'],
  [['groups', 'create', 'NORTH'], 1, 'already'],
  [['groups', 'create', 'x', '--parent', 'South'], 1, 'There is no group "South"'],
  [['groups', 'delete', ''], 1, 'There is no group'],
  [['groups', 'delete', '10'], 2, '--yes'],
])('refuses %j', async (args, code, words) => {
  const answer = await run(...args);
  expect([answer.code, answer.stderr]).toEqual([code, expect.stringContaining(words)]);
  expect(writes()).toEqual([]);
});

it('deletes a group, and says what stays', async () => {
  const { stderr } = await run('groups', 'delete', 'Depot', '--yes');
  expect(stderr).toBe('Deleted Depot (id 11); 1 device stays, in no group.\n');
  expect(writes()).toEqual(['DELETE /api/groups/11']);
});

it('says how a group that is missing is made, whatever its name', async () => {
  const { stderr } = await run('devices', 'list', '--group', "Ana's");
  expect(stderr).toContain(`rastro groups create 'Ana'\\''s'`);
});

it('narrows lists by conditions on columns, and by those of what it refers to', async () => {
  const names = async (...args: string[]) => {
    const { stdout } = await run('groups', 'list', '--tsv', '--columns', 'name', ...args);
    return stdout.split('\n').slice(1, -1);
  };
  expect(await names('--where', 'name~DEP')).toEqual(['Depot']);
  expect(await names('--where', 'parent=north')).toEqual(['Depot']);
  expect(await names('--where', 'id>10', '--where', 'id<12')).toEqual(['Depot']);
});

it('prints one line a thing, whatever its name', async () => {
  server.addGroup({ id: 13, name: 'a\tb\nc\u001b[2J', groupId: 0 });
  const { stdout } = await run('groups', 'list', '--tsv', '--columns', 'id,name', '--where=id=13');
  expect(stdout).toBe('id\tname\n13\ta b c [2J\n');
});

it('refuses a condition on a column that is none', async () => {
  const { code, stderr } = await run('groups', 'list', '--where', 'nmae=x');
  expect([code, stderr]).toEqual([2, expect.stringContaining('no column "nmae"')]);
});
