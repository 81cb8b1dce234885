import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runCommandLine } from '../../create-program';
import { createMemoryProfiles, createTestContext } from '../../testing/create-test-context';
import { ADMIN, type BothDoors, startBothDoors } from '../testing';

const LOGO = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30" fill="${color}"><path d="M0 0h9v9z"/></svg>`;
const temporary = (name: string) => mkdtempSync(join(tmpdir(), `${name}-`));

let server: BothDoors;
let folder: string;

beforeAll(async () => {
  const consoleDir = temporary('console');
  const page = '<!doctype html><html lang="x"><head><title></title></head><body>page</body></html>';
  writeFileSync(join(consoleDir, 'index.html'), page);
  server = await startBothDoors({ consoleDir });
  folder = temporary('brand');
  const logo = { kind: 'image', light: 'logo.svg' };
  writeFileSync(join(folder, 'logo.svg'), LOGO('#a3195b'));
  writeFileSync(join(folder, 'branding.json'), JSON.stringify({ productName: 'Veloz', logo }));
});
afterAll(() => server.stop());

/** Starts it, and answers where it is shown. */
async function start(...args: string[]) {
  const profiles = createMemoryProfiles({
    default: { url: server.urls.product, email: ADMIN.email, token: 'unused' },
  });
  const test = createTestContext({ profiles });
  const ended = runCommandLine(['brand', 'preview', folder, ...args], test.context);
  const origin = await Promise.race([
    vi.waitFor(
      () => {
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(test.stderr())?.[0];
        if (!found) throw new Error(test.stderr());
        return found;
      },
      { timeout: 20_000 },
    ),
    ended.then((code) => `ended with ${code}: ${test.stderr()}`),
  ]);
  const stop = async () => {
    test.interrupt();
    return ended;
  };
  return { origin, stderr: test.stderr, stop };
}

it('shows the pages of a server in the brand of a folder, and publishes nothing', async () => {
  const { origin, stop } = await start();
  const textOf = async (path: string, at = origin) => (await fetch(`${at}${path}`)).text();
  const page = await textOf('/login');
  expect(page).toContain('<title>Veloz');
  expect(page).toContain('"productName":"Veloz"');
  expect(page).toContain('<script src="/__preview/reload.js">');
  expect(await textOf('/rastro/assets/custom/config.json')).toContain('Veloz');
  expect(await textOf('/rastro/assets/custom/logo.svg')).toBe(LOGO('#a3195b'));
  // The folder's own file is nobody's business, and the server's brand is as it was.
  expect((await fetch(`${origin}/rastro/assets/custom/branding.json`)).status).toBe(404);
  expect(await textOf('/login', server.urls.product)).not.toContain('Veloz');

  // Calls go on to the server, as those of its own page.
  const form = new URLSearchParams({ email: ADMIN.email, password: ADMIN.password });
  const session = await fetch(`${origin}/api/session`, {
    method: 'POST',
    body: form,
    headers: { origin },
  });
  expect(session.status).toBe(200);
  const foreign = await fetch(`${origin}/api/session`, {
    method: 'POST',
    body: form,
    headers: { origin: 'https://evil.example' },
  });
  expect(foreign.status).toBe(403);
  expect(await stop()).toBe(0);
});

it('draws open pages anew when a file changes, and keeps the last good brand', async () => {
  const { origin, stderr, stop } = await start();
  const changes = await fetch(`${origin}/__preview/changes`);
  const reader = changes.body!.pipeThrough(new TextDecoderStream()).getReader();
  writeFileSync(join(folder, 'branding.json'), JSON.stringify({ productName: 'Ligeiro' }));
  let told = '';
  while (!told.includes('data: changed')) told += (await reader.read()).value ?? '';
  expect(await (await fetch(`${origin}/login`)).text()).toContain('<title>Ligeiro');
  writeFileSync(join(folder, 'branding.json'), '{"colors":{"accent":"none"}}');
  await vi.waitFor(() => expect(stderr()).toContain('accent'), { timeout: 20_000 });
  expect(await (await fetch(`${origin}/login`)).text()).toContain('<title>Ligeiro');
  await reader.cancel();
  expect(await stop()).toBe(0);
});

it('lets in nobody who comes by another name, and says what is wrong before it starts', async () => {
  writeFileSync(join(folder, 'branding.json'), JSON.stringify({ productName: 'Veloz' }));
  const { origin, stop } = await start();
  const status = await new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const headers = { host: 'evil.example' };
    request({ hostname, port, path: '/login', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(421);
  expect(await stop()).toBe(0);
  expect((await start('--port', 'x')).origin).toContain('not a port');
  expect((await start('--url', 'http://127.0.0.1:9')).origin).toContain('does not answer');
  writeFileSync(join(folder, 'branding.json'), '{"colors":{"accent":"none"}}');
  expect((await start()).origin).toContain('rastro brand check');
});
