import { once } from 'node:events';
import { connect } from 'node:net';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrand } from '../ground/branding/brand-source';
import { createLog } from './create-log';
import { type Lobby, type LobbyOptions, openLobby } from './open-lobby';
import { ADMIN, createBrowser, startTestApp, type TestApp, type TestBrowser } from './testing';

const log = createLog('silent');
const config = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: undefined,
  allowedOrigins: [],
  trustProxy: [],
};
let lobby: Lobby;
let browser: TestBrowser;
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const enter = async (change: Partial<LobbyOptions> = {}): Promise<void> => {
  const consoleDir = mkdtempSync(join(tmpdir(), 'rastro-lobby-'));
  mkdirSync(join(consoleDir, 'assets'));
  writeFileSync(join(consoleDir, 'index.html'), '<html><head><title></title></head></html>');
  writeFileSync(join(consoleDir, 'assets/app-1a2b.js'), 'let a = 1;');
  const brand = await openBrand({ dir: undefined, attributePrefix: undefined, log });
  lobby = await openLobby({ config, brand, consoleDir, log, ...change });
  browser = createBrowser(`http://127.0.0.1:${lobby.port}`);
};
beforeEach(() => enter());
afterEach(() => lobby.close());

describe('the lobby', () => {
  it.each([
    ['/', 200, 'text/html; charset=utf-8'],
    ['/assets/app-1a2b.js', 200, 'application/javascript; charset=utf-8'],
    ['/rastro/assets/custom/config.json', 200, 'application/json; charset=utf-8'],
    ['/rastro/assets/custom/default-icon.svg', 200, 'image/svg+xml'],
    ['/assets/gone.js', 404, 'application/json; charset=utf-8'],
    ['/healthz', 200, 'text/plain'],
    ['/readyz', 503, 'text/plain'],
  ])('answers %s before there is a door', async (path, status, type) => {
    const reply = await browser.call(`GET ${path}`);
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-type')).toBe(type);
    expect(reply.headers.get('x-frame-options')).toBe('DENY');
  });

  it('lets calls, bodies and sockets wait for the door, which answers all of them once', async () => {
    const early = [
      browser.call('GET /api/session'),
      browser.call('POST /api/session', { form: ADMIN }),
      browser.call('GET /login'),
      browser.call('GET /nothing.txt'),
    ];
    const socket = browser.socket();
    // Its answer comes after theirs have arrived.
    expect((await browser.call('GET /readyz')).text).toBe('starting\n');
    await lobby.open(server.app.fastify);
    const [session, signIn, page, nothing] = await Promise.all(early);
    expect(session).toMatchObject({ status: 401 });
    expect(signIn).toMatchObject({ status: 200, json: { email: ADMIN.email } });
    expect(page).toMatchObject({ status: 404 });
    expect(nothing).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
    await expect(socket.opened).rejects.toThrow('401');

    expect((await browser.call('GET /readyz')).text).toBe('ok\n');
    const live = browser.socket();
    await live.opened;
    live.raw.close();
  });

  it('refuses what is not HTTP, before the door and after', async () => {
    const say = async (text: string): Promise<string> => {
      const socket = connect(lobby.port, '127.0.0.1').end(text);
      let answer = '';
      socket.on('data', (chunk) => (answer += String(chunk)));
      await once(socket, 'close');
      return answer;
    };
    expect(await say('HELLO\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
    await lobby.open(server.app.fastify);
    expect(await say('HELLO\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  });

  it('asks to come again when the start takes too long', async () => {
    await lobby.close();
    await enter({ longestWaitMs: 10 });
    const reply = await browser.call('GET /api/session');
    expect(reply).toMatchObject({ status: 503, json: { code: 'STARTING' } });
    expect(reply.headers.get('retry-after')).toBe('5');
  });

  it('tells those who wait when the start fails, and ends at once', async () => {
    const call = browser.call('GET /api/session');
    const socket = browser.socket();
    const hangUp = expect(socket.opened).rejects.toThrow('socket hang up');
    await browser.call('GET /readyz');
    await lobby.close();
    expect(await call).toMatchObject({ status: 503, json: { code: 'STARTING' } });
    await hangUp;
    await expect(browser.call('GET /healthz')).rejects.toThrow('fetch failed');
  });
});
