import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createListener, type AddressInfo } from 'node:net';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contract from '@rastro/sdk/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommandLine } from '../create-program';
import { createProfileStore } from '../profiles/profile-store';
import { createTestContext } from '../testing/create-test-context';
import { checkAccount, checkExpiry } from './check-account';
import { checkClock } from './check-clock';
import { checkFiles } from './check-files';
import { checkRuntime } from './check-runtime';

let folder: string;
let server: Server | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'));
});
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server?.listening ? server.close(resolve) : resolve(null)));
  server = undefined;
  await rm(folder, { recursive: true });
});

const user = { id: 1, name: 'Ana', email: 'ana@example.com', administrator: true };

/** A server as the real one answers; `more` looks at a call first. */
async function start(more: RequestListener = () => undefined, opensSocket = true) {
  server = createServer((request, response) => {
    more(request, response);
    if (response.writableEnded) return;
    const isMine = request.headers.authorization === 'Bearer secret';
    const body =
      request.url === '/api/server'
        ? { id: 1, version: '6.1', attributePrefix: 'rastro' }
        : isMine && request.url === '/api/session'
          ? user
          : null;
    response.writeHead(body ? 200 : 401).end(JSON.stringify(body));
  });
  server.on('upgrade', (request, socket) => {
    const isMine = request.headers.authorization === 'Bearer secret';
    const line = opensSocket && isMine ? '101 Switching Protocols' : '400 Bad Request';
    socket.end(`HTTP/1.1 ${line}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function run(url: string | null, args: string[] = [], token = 'secret') {
  const profiles = createProfileStore(folder);
  if (url !== null) await profiles.write('default', { url, email: 'ana@example.com', token });
  const { context, stdout, stderr } = createTestContext({ profiles, configDir: folder });
  const code = await runCommandLine(['doctor', ...args], context);
  return { code, stdout: stdout(), stderr: stderr() };
}

it('finds everything as needed', async () => {
  const { code, stdout } = await run(await start());
  expect(code).toBe(0);
  expect(stdout).not.toMatch(/^(warn|fail)/m);
  for (const name of [
    'versions',
    'files',
    'server',
    'clock',
    'encryption',
    'account',
    'live data',
  ]) {
    expect(stdout).toContain(`ok    ${name}`);
  }
  expect(stdout).toContain('version 6.1');
  expect(stdout).not.toContain('secret');
});

it('ends with 5 where nothing listens, and says what to do', async () => {
  const url = await start();
  await new Promise((resolve) => server?.close(resolve));
  const { code, stdout } = await run(url);
  expect(code).toBe(5);
  expect(stdout).toMatch(/fail +server .*ECONNREFUSED.*\n +Nothing listens there/);
});

it('ends with 5 where something else answers', async () => {
  const url = await start((_, response) => response.end('<html>'));
  const { code, stdout } = await run(url);
  expect(code).toBe(5);
  expect(stdout).toMatch(
    /fail +server .*a web page \(200\) and is no tracking server\.\n +Check the address/,
  );
  expect(stdout).not.toContain('clock');
});

it.each<[string, RequestListener, RegExp]>([
  [
    'JSON of something else',
    (_, r) => void r.end('{"id":1,"status":"up"}'),
    /answers \(200\), but is no/,
  ],
  [
    'a page that is not there',
    (_, r) => void r.writeHead(404).end('no'),
    /answers \(404\), but is no/,
  ],
  [
    'a way elsewhere',
    (_, r) => void r.writeHead(302, { location: '/' }).end(),
    /leads elsewhere \(302\)/,
  ],
  ['a proxy alone', (_, r) => void r.writeHead(502).end('<html>'), /not there behind its address/],
  [
    'ours, without its tracking server',
    (_, r) => void r.writeHead(503).end('{"code":"UPSTREAM_AWAY","message":"Away."}'),
    /says: Away\. \(UPSTREAM_AWAY\)/,
  ],
])('tells %s, and sends it no password', async (_what, answer, words) => {
  const asked: string[] = [];
  const url = await start((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  expect((await run(null, [url])).stdout).toMatch(words);
  const { context, stderr } = createTestContext({
    profiles: createProfileStore(folder),
    env: { RASTRO_PASSWORD: 'very secret' },
  });
  expect(await runCommandLine(['login', url, '--email', 'ana@example.com'], context)).toBe(5);
  expect(stderr()).toMatch(words);
  expect(stderr()).not.toContain('UNKNOWN_ERROR');
  expect(new Set(asked)).toEqual(new Set(['GET /api/server']));
});

it('tells what speaks no HTTP, and what speaks no TLS', async () => {
  const door = createListener((socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n').resume());
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const { port } = door.address() as AddressInfo;
  expect((await run(null, [`http://127.0.0.1:${port}`])).stdout).toMatch(/does not speak HTTP/);
  door.close();
  expect((await run(null, ['http://127.0.0.1:22'])).stdout).toMatch(/never served at\.\n +Check/);
  const url = await start();
  const { code, stdout } = await run(null, [url.replace('http:', 'https:')]);
  expect(code).toBe(5);
  expect(stdout).toContain('Write the address with http://');
});

it('ends with 3 without a sign-in and with one that was revoked', async () => {
  expect((await run(null)).code).toBe(3);
  const { code, stdout } = await run(await start(), ['--json'], 'old');
  expect(code).toBe(3);
  const found = JSON.parse(stdout) as { name: string; status: string; remedy?: string }[];
  expect(found.find(({ name }) => name === 'account')).toMatchObject({
    status: 'fail',
    remedy: expect.stringContaining('rastro login'),
  });
});

it('looks at a server without a sign-in', async () => {
  const { code, stdout } = await run(null, [await start()]);
  expect(code).toBe(0);
  expect(stdout).not.toContain('account');
});

it('says that a proxy lets no socket through', async () => {
  const { code, stdout } = await run(await start(undefined, false));
  expect(code).toBe(1);
  expect(stdout).toMatch(/fail +live data +The socket was answered with 400/);
});

it('tells clocks that are apart from answers that are slow', () => {
  const at = (header: string, sent: number, now: number) =>
    checkClock(header, Date.parse(header) + sent, Date.parse(header) + now);
  const header = 'Sat, 21 Nov 2026 12:00:00 GMT';
  expect(at(header, 0, 0)?.message).toBe('as on the server');
  expect(at(header, -5000, 20_000)?.message).toBe('as on the server');
  expect(at(header, 120_000, 120_100)).toMatchObject({
    status: 'warn',
    message: expect.stringContaining('119 s ahead'),
  });
  expect(at(header, -120_100, -120_000)?.message).toContain('120 s behind');
  expect(checkClock(null, 0, 0)).toBeNull();
});

it('knows what an account may do and when its sign-in ends', () => {
  const plain = {
    ...user,
    administrator: false,
    readonly: false,
    deviceReadonly: false,
    userLimit: 0,
  };
  const settings = contract.server.decode({ id: 1 });
  const of = (more: object) =>
    checkAccount(contract.user.decode({ ...plain, deviceLimit: -1, ...more }), settings);
  expect(of({}).message).toContain('any number of devices');
  expect(of({ deviceLimit: 5 }).message).toContain('up to 5');
  expect(of({ deviceLimit: 0 }).status).toBe('warn');
  expect(of({ readonly: true }).status).toBe('warn');
  const closed = contract.server.decode({ id: 1, deviceReadonly: true });
  expect(checkAccount(contract.user.decode(plain), closed).message).toContain('not change them');
  expect(checkAccount(null, settings).exit).toBe(3);
  expect(checkExpiry('2026-11-30', Date.parse('2026-11-21'))?.status).toBe('ok');
  expect(checkExpiry('2026-11-24', Date.parse('2026-11-21'))?.status).toBe('warn');
  expect(checkExpiry('2026-11-20', Date.parse('2026-11-21'))?.status).toBe('fail');
  expect(checkExpiry(undefined, 0)).toBeNull();
});

it('knows its Node, and files that others can read', async () => {
  expect(checkRuntime('20.19.0', '1').status).toBe('ok');
  expect(checkRuntime('22.0.0', '1').status).toBe('ok');
  expect(checkRuntime('20.18.9', '1').status).toBe('fail');
  const profiles = createProfileStore(folder);
  await profiles.write('a', { url: 'http://a', email: '', token: '' });
  expect((await checkFiles(folder, ['a'])).status).toBe('ok');
  await chmod(join(folder, 'profiles', 'a.json'), 0o644);
  expect(await checkFiles(folder, ['a'])).toMatchObject({
    status: 'warn',
    remedy: expect.stringContaining('chmod 600'),
  });
});
