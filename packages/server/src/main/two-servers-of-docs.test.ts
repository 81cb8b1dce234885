import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { parseConfig } from '../config/parse-config';
import { createEmptyDatabase, dropDatabase } from '../db/testing-server';
import { createLog } from '../http/create-log';
import { openElsewhere } from '../traccar/testing/elsewhere';
import { startServer } from './start-server';

const OPERATIONS = join(import.meta.dirname, '../../../../docs/operations.md');
const TOKEN_FILE = '/etc/tracking/traccar-token';
const SECRET_FILE = '/etc/tracking/secret.key';
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** The command of a server beside others, as the page shows it: its environment and its flags. */
function readShown() {
  const page = readFileSync(OPERATIONS, 'utf8');
  const section = page.slice(page.indexOf('\n## Several servers\n'));
  const [, shown = ''] = /```sh\n([\s\S]*?)```/.exec(section) ?? [];
  const lines = shown.replaceAll('\\\n', ' ').trim().split('\n');
  const [name = '', url = ''] = lines[0]?.replace('export ', '').split('=') ?? [];
  const [program, ...flags] = lines[1]?.split(/\s+/) ?? [];
  expect([name, program, lines.length]).toEqual(['DATABASE_URL', 'rastro-server', 2]);
  return { url, flags };
}

it('takes the command of several servers that is shown', () => {
  const { url, flags } = readShown();
  const folder = mkdtempSync(join(tmpdir(), 'rastro-shown-'));
  const file = join(folder, 'text');
  writeFileSync(file, 'a long random text of a test');
  const here = flags.map((flag) => (flag.startsWith('/etc/') ? file : flag));
  const parsed = parseConfig(here, { DATABASE_URL: url });
  expect(parsed).toMatchObject({
    kind: 'start',
    config: { host: '10.0.0.11', trustProxy: ['10.0.0.10'], databaseUrl: url },
  });
});

// The embedded database is one server's alone.
it.skipIf(!process.env['TEST_DATABASE_URL'])(
  'runs as shown on two machines, where who signs in at one is signed in at both, until the end at one',
  async () => {
    const url = (await createEmptyDatabase()) ?? '';
    ends.push(() => dropDatabase(new URL(url).pathname.slice(1)));
    const elsewhere = await openElsewhere();
    ends.push(elsewhere.stop);
    const { email, password } = elsewhere.admin;
    const entered = await fetch(`${elsewhere.origin}/api/session`, {
      method: 'POST',
      body: new URLSearchParams({ email, password }),
    });
    const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const token = await fetch(`${elsewhere.origin}/api/session/token`, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ expiration: new Date(Date.now() + 86_400_000).toISOString() }),
    });
    const folder = mkdtempSync(join(tmpdir(), 'rastro-shown-'));
    writeFileSync(join(folder, 'traccar-token'), await token.text());
    writeFileSync(join(folder, 'secret.key'), 'a long random text of a test');
    const here = new Map([
      ['10.0.0.11', '127.0.0.1'],
      ['10.0.0.10', '127.0.0.1'],
      ['http://10.0.0.20:8082', elsewhere.origin],
      [TOKEN_FILE, join(folder, 'traccar-token')],
      [SECRET_FILE, join(folder, 'secret.key')],
    ]);
    const flags = readShown().flags.map((flag) => here.get(flag) ?? flag);
    const start = async (name: string) => {
      const own = ['--port', '0', '--data', join(folder, name)];
      const parsed = parseConfig([...flags, ...own], { DATABASE_URL: url });
      if (parsed.kind !== 'start') throw new Error('help was asked for');
      const server = await startServer({
        config: parsed.config,
        log: createLog('silent'),
        onFatal: ({ message }) => expect.unreachable(message),
      });
      ends.push(() => server.stop());
      return `http://127.0.0.1:${server.port}/api/session`;
    };
    const [first, second] = [await start('first'), await start('second')];
    // The page comes over TLS, as the proxy says.
    const origin = 'https://tracking.example.com';
    const shown = { origin, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
    const signedIn = await fetch(first, {
      method: 'POST',
      headers: shown,
      body: new URLSearchParams({ email, password }),
    });
    expect(signedIn.status).toBe(200);
    const session = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]);
    const headers = { ...shown, cookie: session.join('; ') };
    expect((await fetch(second, { headers })).status).toBe(200);
    expect((await fetch(second, { method: 'DELETE', headers })).status).toBe(204);
    await expect
      .poll(async () => (await fetch(first, { headers })).status, { timeout: 10_000 })
      .toBe(401);
  },
);
