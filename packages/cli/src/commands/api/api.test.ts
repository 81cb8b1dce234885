import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Context } from '../../context';
import { runCommandLine } from '../../create-program';
import { createMemoryProfiles, createTestContext } from '../../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../../testing/start-fake-server';

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
  server.add({ id: 1, name: 'Truck\u009b2J', uniqueId: 'a' });
});
afterEach(() => server.stop());

async function run(args: string[], more: Partial<Context> = {}) {
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const profiles = createMemoryProfiles({ default: profile });
  const { context, stdout, stderr } = createTestContext({ profiles, ...more });
  const code = await runCommandLine(args, context);
  return { code, stdout: stdout(), stderr: stderr() };
}

it.each(['/devices/1', 'devices/1', '/api/devices/1'])('reads %s as JSON', async (path) => {
  const { code, stdout } = await run(['api', 'get', path]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ id: 1, uniqueId: 'a' });
  expect(stdout).not.toContain('\u009b');
});

it('sends a body as it is given, and from stdin', async () => {
  await run(['api', 'POST', '/groups', '--data', '{"name":"North"}']);
  await run(['api', 'POST', '/groups', '--data', '-'], {
    stdin: Readable.from(['{"name":', '"South"}']),
  });
  expect([...server.groups.values()].map(({ name }) => name)).toEqual(['North', 'South']);
});

it.each([
  [404, 1],
  [401, 3],
  [403, 4],
  [503, 5],
])('answers %i with exit code %i, and shows what the server said', async (status, exit) => {
  server.meddleWith(({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 'REFUSED', message: 'No.' }));
  });
  const { code, stdout, stderr } = await run(['api', 'GET', '/devices/9']);
  expect(code).toBe(exit);
  expect(JSON.parse(stdout)).toEqual({ code: 'REFUSED', message: 'No.' });
  expect(stderr).toContain('error: ');
  expect(stderr).not.toContain('secret');
});

it('lets no text of a server steer a terminal', async () => {
  server.meddleWith(({ response }) => void response.end('a\u001b[2Jb\n'));
  const written: string[] = [];
  const stdout = { isTTY: true, write: (text: string) => written.push(text) };
  await run(['api', 'GET', '/devices'], { stdout });
  expect(written.join('')).toBe('a [2Jb\n');
});

it.each([
  [['api', 'FETCH', '/devices'], 'is no method'],
  [['api', 'GET', '//elsewhere.example/devices'], 'is no path of the API'],
  [['api', 'POST', '/devices', '--data', 'name=x'], 'is no JSON'],
  [['api', 'POST', '/devices', '--data', '@/nowhere.json'], 'There is no file'],
  [['api', 'GET', '/devices', '--data', '{}'], 'takes no --data'],
  [['api', 'POST', '/devices', '--data', '{}', '-f', 'a=b'], 'not given together'],
  [['api', 'POST', '/devices', '-f', 'name'], 'is no key=value'],
  [['api', 'POST', '/devices', '-F', 'name=@/nowhere'], 'There is no file'],
  [['api', 'POST', '/devices', '--paginate'], '--paginate is for GET'],
])('refuses %j before it calls', async (args, words) => {
  const { code, stderr } = await run(args);
  expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
  expect(server.calls).toEqual([]);
});

it('makes a body, and the query of a GET, of fields', async () => {
  const fields = ['-f', 'name=7', '-F', 'groupId=3', '-F', 'isOn=true', '-F', 'note=a=b'];
  await run(['api', 'POST', '/groups', ...fields]);
  const [made] = server.groups.values();
  expect(made).toMatchObject({ name: '7', groupId: 3, isOn: true, note: 'a=b' });
  await run(['api', 'GET', '/devices', '-f', 'keyword=a b']);
  expect(server.calls.at(-1)).toBe('GET /api/devices?keyword=a+b');
});

it('reads a list to its end, and one that knows of no parts once', async () => {
  const all = [1, 2, 3, 4, 5].map((id) => ({ id }));
  const answer = (slice: (offset: number, limit: number) => object[]) =>
    server.meddleWith(({ response }) => {
      const query = new URL(`http://a${server.calls.at(-1)?.split(' ')[1]}`).searchParams;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(slice(Number(query.get('offset')), Number(query.get('limit')))));
    });
  const read = async (limit: number) => {
    const { stdout } = await run(['api', 'GET', `/devices?limit=${limit}`, '--paginate']);
    return JSON.parse(stdout) as object[];
  };
  answer((offset, limit) => all.slice(offset, offset + limit));
  expect(await read(2)).toEqual(all);
  answer(() => all);
  expect(await read(5)).toEqual(all);
});
