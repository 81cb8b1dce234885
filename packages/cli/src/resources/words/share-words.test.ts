import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommandLine } from '../../create-program';
import { createMemoryProfiles, createTestContext } from '../../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../../testing/start-fake-server';

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
  server.add({ id: 7, name: 'Truck 7', uniqueId: 'a' });
  server.add({ id: 8, name: 'Van', uniqueId: 'b' });
});
afterEach(() => server.stop());

const run = async (...args: string[]) => {
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const profiles = createMemoryProfiles({ default: profile });
  const { context, stdout, stderr } = createTestContext({ profiles });
  const code = await runCommandLine(['shares', ...args], context);
  return { code, stdout: stdout(), stderr: stderr() };
};

it('lists links with their names, ends and openings', async () => {
  const link = { deviceIds: [7], groupId: 0, token: null, createdAt: '2029-12-31T10:00:00.000Z' };
  server.areaOf('shares').set(5, {
    ...link,
    id: 5,
    name: 'For the shop',
    expiresAt: '2030-01-01T10:00:00.000Z',
    openedCount: 12,
    lastOpenedAt: '2029-12-31T11:00:00.000Z',
  });
  const { code, stdout } = await run('list');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ID +NAME +ENDS +OPENED +LAST OPENED$/m);
  expect(stdout).toMatch(/^5 +For the shop +2030-01-01.* +12 +2029-12-31/m);
});

it('prints the link of a new one, which is told once', async () => {
  server.meddleWith(({ method, body, response }) => {
    if (method !== 'POST') return;
    response.writeHead(200, { 'content-type': 'application/json' });
    const made = { createdAt: '2029-12-31T10:00:00.000Z', openedCount: 0, lastOpenedAt: null };
    response.end(JSON.stringify({ ...body, ...made, id: 5, token: 'told-once' }));
  });
  const asked = ['--name', 'Shop', '--device-ids', '7', '--expires-at', '2030-01-01T10:00:00Z'];
  const { stdout, stderr, code } = await run('create', ...asked);
  expect([code, stderr]).toEqual([0, 'Created link 5, Shop.\n']);
  expect(stdout).toBe(`${server.url}/share/told-once\n`);
  expect((await run('create', ...asked, '-o', 'table')).stdout).toMatch(/^name +Shop$/m);
  expect(JSON.parse((await run('create', ...asked, '--json')).stdout)).toMatchObject({ id: 5 });
});

it('shows vehicles that are named as people name them', async () => {
  const asked = ['--devices', 'truck 7, b', '--expires-at', '2030-01-01T10:00:00Z', '--dry-run'];
  const { stdout, code } = await run('create', ...asked);
  expect([code, JSON.parse(stdout)]).toMatchObject([0, { deviceIds: [7, 8] }]);
  expect((await run('create', ...asked, '--devices', 'Bus')).stderr).toContain('no device "Bus"');
});
