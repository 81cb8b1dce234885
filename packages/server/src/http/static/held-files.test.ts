import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { countOpenFiles, sendUnread, tellsOpenFiles } from '../../listener/testing';
import { startTestApp, type TestApp } from '../testing';
import { waitFor } from '../../testing/wait-for';

const folder = mkdtempSync(join(tmpdir(), 'held-files-'));
const consoleDir = join(folder, 'console');
const brandDir = join(folder, 'brand');
/** More than the buffers of a connection take. */
const BIG = Buffer.alloc(16 * 1024 * 1024);

let server: TestApp;
let port: number;
const sockets: Socket[] = [];
const send = (text: string): Socket => {
  const socket = sendUnread(port, text);
  sockets.push(socket);
  return socket;
};

beforeAll(async () => {
  mkdirSync(join(consoleDir, 'assets'), { recursive: true });
  mkdirSync(brandDir);
  writeFileSync(join(consoleDir, 'index.html'), '<html><head><title></title></head></html>');
  writeFileSync(join(consoleDir, 'assets/big-1a2b.js'), BIG);
  writeFileSync(join(consoleDir, 'big.pdf'), BIG);
  writeFileSync(join(brandDir, 'branding.json'), '{}');
  writeFileSync(join(brandDir, 'big.png'), BIG);
  server = await startTestApp({ consoleDir, config: { brandDir } });
  port = Number(new URL(server.origin).port);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe.runIf(tellsOpenFiles)('the files that a connection holds open', () => {
  it.each([
    ['/assets/big-1a2b.js', 'big-1a2b.js'],
    ['/big.pdf', 'big.pdf'],
    ['/rastro/assets/custom/big.png', 'big.png'],
  ])('are one, however often it asks for %s, and none once it is cut', async (path, file) => {
    const call = `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const all = Array.from({ length: 5 }, () => send(call.repeat(100)));
    await waitFor(() => expect(countOpenFiles(file)).toBe(5));
    for (const socket of all) socket.resetAndDestroy();
    await waitFor(() => expect(countOpenFiles(file)).toBe(0));
    expect((await server.browser().call('GET /healthz')).status).toBe(200);
  });
});
