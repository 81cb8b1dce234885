import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommandLine } from '../../create-program';
import { createMemoryProfiles, createTestContext } from '../../testing/create-test-context';

const entry = {
  id: 9,
  time: '2026-11-20T10:00:00.000Z',
  userId: 1,
  userName: 'Ana',
  address: '10.0.0.7',
  action: 'edit',
  objectType: 'device',
  objectId: 3,
  objectName: 'Van\u001b[2J',
  deviceId: 3,
  outcome: 'done',
  reason: '',
  times: 1,
  changes: [{ member: 'name', before: 'Bus' }],
  keyName: 'ERP',
};
const read = {
  ...entry,
  action: 'read-live',
  objectType: 'devices',
  objectId: 0,
  objectName: '',
  deviceId: 0,
  isRead: true,
  deviceIds: [3, 4],
  deviceCount: 2,
  readFrom: '2026-11-20T10:00:00.000Z',
  readTo: '2026-11-20T11:00:00.000Z',
  changes: [{ member: 'calls', after: '/socket' }],
};
const message = {
  id: 12,
  channel: 'mail',
  what: 'event',
  recipient: 'a…@example.com',
  attempts: 9,
};

let server: Server;
let asked: string[];
beforeEach(async () => {
  asked = [];
  server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    const path = url.split('?')[0] ?? '';
    const answers: Record<string, unknown> = {
      '/api/server/logs': [entry],
      '/api/users/7/logs': [entry],
      '/api/devices/3/logs': [read],
      '/api/devices': [{ id: 3, name: 'Van', uniqueId: 'van', attributes: {} }],
      '/api/undelivered': [message],
      '/api/users': [{ id: 7, name: 'Rui', email: 'rui@example.com', attributes: {} }],
    };
    if (method === 'POST') return void response.writeHead(204).end();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[path] ?? []));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function run(...args: string[]) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const profile = { url, email: 'ana', token: 'secret' };
  const test = createTestContext({ profiles: createMemoryProfiles({ default: profile }) });
  const code = await runCommandLine(args, test.context);
  return { code, stdout: test.stdout(), stderr: test.stderr() };
}

it('shows the log, narrowed, hostile text as text', async () => {
  const { code, stdout } = await run('logs', 'server', '--outcome', 'done', '--from', '2026-11-01');
  expect(code).toBe(0);
  expect(stdout).toMatch(/Ana, key ERP +edit +device Van.* +done +10\.0\.0\.7 +name/);
  expect(stdout).not.toContain('\u001b');
  const line = asked.find((each) => each.includes('/server/logs')) ?? '';
  expect(line).toContain('outcome=done');
  expect(line).toContain('from=2026-11-01T00%3A00%3A00.000Z');
});

it('shows who read where a vehicle was', async () => {
  const { stdout } = await run('logs', 'device', '3', '--kind', 'reads');
  expect(stdout).toMatch(
    /Ana, key ERP +read-live +devices 2 .* 2026-11-20T10:00.* to 2026-11-20T11:00/,
  );
  expect(asked.some((each) => each.includes('kind=reads'))).toBe(true);
});

it('that of one user, as JSON', async () => {
  const { stdout } = await run('logs', 'user', '7', '--json', '--limit', '5');
  expect(JSON.parse(stdout)).toMatchObject([{ id: 9, action: 'edit' }]);
  expect(asked.some((each) => each.startsWith('GET /api/users/7/logs?limit=5'))).toBe(true);
});

it('lists what was not delivered, and sends it again', async () => {
  expect((await run('undelivered', 'list')).stdout).toContain('a…@example.com');
  expect((await run('undelivered', 'resend', '12')).code).toBe(0);
  expect(asked).toContain('POST /api/undelivered/12/resend');
});

it.each([
  [['logs', 'server', '--from', 'soon'], '--from "soon" is no date'],
  [['logs', 'server', '--limit', '0'], '--limit "0"'],
  [['logs', 'server', '--kind', 'both'], '--kind "both"'],
  [['undelivered', 'resend', 'x'], '"x" is no id'],
])('says what is wrong with %j', async (args, words) => {
  const { code, stderr } = await run(...args);
  expect(code).not.toBe(0);
  expect(stderr).toContain(words);
});
