import { getProductWords } from '@rastro/sdk/words';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBrand, defaultBranding } from '@rastro/theme/schema';
import { describe, expect, it } from 'vitest';
import { type Config, ConfigError } from '../config/config';
import { parseConfig } from '../config/parse-config';
import type { ServedBrand } from '../ground/branding/brand-source';
import { openDatabase } from '../db/open-database';
import { createLog } from '../http/create-log';
import { CredentialStore } from '../ground/credentials/credential-store';
import { endForeignSessions } from './end-foreign-sessions';
import { formatBanner } from './format-banner';
import type { RunningServer } from './running-server';
import { startServer } from './start-server';

const brand: ServedBrand = {
  branding: { ...defaultBranding, productName: 'Frota' },
  files: new Map(),
  warnings: [],
  words: new Map(),
  wordsOf: getProductWords,
};

const configOf = (flags: string[]): Config => {
  const free = ['--port', '0', '--ingest-port', '0', '--no-demo'];
  const parsed = parseConfig(
    [...free, '--data', mkdtempSync(join(tmpdir(), 'rastro-start-')), ...flags],
    {},
  );
  if (parsed.kind !== 'start') throw new Error('help was asked for');
  return parsed.config;
};
const start = (config: Config): Promise<RunningServer> =>
  startServer({
    config,
    log: createLog('silent'),
    onFatal: (error) => expect.unreachable(error.message),
  });

describe('startServer', { timeout: 120_000 }, () => {
  it('stands in front of a Traccar elsewhere, also while that is away, and ends sessions of before', async () => {
    const config = configOf(['--tracking-url', 'http://127.0.0.1:9']);
    const server = await start(config);
    const portsFile = join(config.dataDir, 'ports.json');
    expect(JSON.parse(readFileSync(portsFile, 'utf8'))).toEqual({ port: server.port });
    expect(server.firstSteps).toEqual({ kind: 'none' });
    expect(formatBanner(server, config)).toContain('http://127.0.0.1:9');
    expect(statSync(join(config.dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
    const reply = await fetch(`http://127.0.0.1:${server.port}/api/server`);
    expect([reply.status, await reply.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'UPSTREAM_AWAY' }),
    ]);
    await server.stop();

    const database = await openDatabase({ dataDir: config.dataDir, log: createLog('silent') });
    const elsewhere = new CredentialStore(database, config.trackingUrl ?? '', Date.now);
    await elsewhere.create({ kind: 'session', userId: 1, endsAt: Date.now() + 60_000 });
    const countSessions = async () => (await database.query('select 1 from credential')).rowCount;
    await endForeignSessions(database, config.trackingUrl);
    expect(await countSessions()).toBe(1);
    await endForeignSessions(database, undefined);
    expect(await countSessions()).toBe(0);
    await database.close();
  });

  it('writes the ports it got, waits for the first administrator, and leaves nothing behind', async () => {
    const config = configOf([]);
    const server = await start(config);
    const { port, ingestPort, firstSteps } = server;
    const portsFile = join(config.dataDir, 'ports.json');
    expect(JSON.parse(readFileSync(portsFile, 'utf8'))).toEqual({ port, ingestPort });
    const code = firstSteps.kind === 'code' ? firstSteps.code : '';
    expect(formatBanner(server, config)).toContain(code);
    const origin = `http://127.0.0.1:${port}`;
    const reply = await fetch(`${origin}/api/setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({
        code,
        name: 'Ana',
        email: 'ana@example.com',
        password: 'long enough',
      }),
    });
    expect(reply.status).toBe(200);

    const second = start({ ...config, port: 0 });
    await expect(second).rejects.toThrow(`${config.dataDir} is in use by the process with pid`);
    await server.stop();
    expect(() => readFileSync(portsFile)).toThrow('ENOENT');

    const again = await start(config);
    expect(again.firstSteps).toEqual({ kind: 'none' });
    await again.stop();
  });

  it('shows the console while the rest of it starts, and answers calls when it has', async () => {
    const consoleDir = mkdtempSync(join(tmpdir(), 'rastro-pages-'));
    writeFileSync(join(consoleDir, 'index.html'), '<html><head><title></title></head></html>');
    let early: Promise<Response>[] = [];
    let isStarted = false;
    const server = await startServer({
      config: configOf([]),
      consoleDir,
      log: createLog('silent'),
      onFatal: (error) => expect.unreachable(error.message),
      onPages({ url, brand: { branding } }) {
        expect(branding.productName).toBe(defaultBranding.productName);
        early = [
          fetch(url).then(async (page) => {
            expect(isStarted).toBe(false);
            return page;
          }),
          fetch(`${url}/api/server`),
        ];
      },
    });
    isStarted = true;
    const [page, info] = await Promise.all(early);
    expect(await page?.text()).toContain(`<title>${defaultBranding.title}</title>`);
    expect(await info?.json()).toMatchObject({ attributePrefix: defaultBranding.attributePrefix });
    await server.stop();
  });

  it('makes the administrator whose password a file gave', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'rastro-secret-')), 'password');
    writeFileSync(file, 'from the file\n');
    const config = configOf(['--admin-password-file', file, '--admin-email', 'me@example.com']);
    const server = await start(config);
    const banner = formatBanner(server, config);
    expect(banner).toContain('Administrator: me@example.com');
    expect(banner).not.toContain('from the file');
    const reply = await fetch(`http://127.0.0.1:${server.port}/api/session`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'me@example.com', password: 'from the file' }),
    });
    expect(reply.status).toBe(200);
    await server.stop();
  });

  it.each(['four', 'password123'])('makes none with the password %s', async (password) => {
    const file = join(mkdtempSync(join(tmpdir(), 'rastro-secret-')), 'password');
    writeFileSync(file, password);
    const starting = start(configOf(['--admin-password-file', file]));
    await expect(starting).rejects.toThrow(/The password of --admin-password-file is/);
    await expect(starting).rejects.toThrow(ConfigError);
  });

  it.each(['port', 'ingest-port'])('says which flag helps when the %s is taken', async (flag) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const starting = start(configOf([`--${flag}`, String(port)]));
    await expect(starting).rejects.toThrow(ConfigError);
    await expect(starting).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use by another program. ` +
        `Stop it, or choose another port with --${flag} N.`,
    );
    other.close();
  });

  it.each([
    [['--data', '/dev/null/data'], 'The data folder /dev/null/data cannot be written (ENOTDIR).'],
    [
      ['--database-url', 'postgres://u:hunter2@127.0.0.1:1/d'],
      'DATABASE_URL (postgres://127.0.0.1:1/d)',
    ],
    [
      ['--brand', '/dev/null/brand'],
      '--brand "/dev/null/brand" cannot be used:\n  there is no file "branding.json".',
    ],
    [['--host', '192.0.2.1'], 'This machine has no address 192.0.2.1.'],
  ])('refuses %j and says why', async (flags, message) => {
    const starting = start(configOf(flags));
    await expect(starting).rejects.toThrow(message);
    await expect(starting).rejects.not.toThrow(/hunter2/);
  });

  it('says what had to be changed of the brand', () => {
    const server = { port: 1, ingestPort: 2, firstSteps: { kind: 'none' }, brand } as const;
    const branding = { ...brand.branding, colors: { accent: '#f6c21c' } };
    const yellow = { ...brand, branding, warnings: checkBrand(branding) };
    expect(formatBanner({ ...server, brand: yellow }, configOf([]))).toContain(
      'Brand: Edge of the main button, light scheme: #f6c21c would lack contrast, ',
    );
    expect(formatBanner(server, configOf([]))).not.toContain('Brand:');
  });

  it('names words of the brand that nobody could be told, the first of many', () => {
    const warnings = Array.from({ length: 25 }, (_, index) => ({
      code: 'WORD_LEFT_OUT' as const,
      path: 'words/fr.json',
      problem: { code: 'UNKNOWN_KEY' as const, path: `key${index}`, found: '', expected: '' },
    }));
    const server = { port: 1, ingestPort: 2, firstSteps: { kind: 'none' } } as const;
    const banner = formatBanner({ ...server, brand: { ...brand, warnings } }, configOf([]));
    expect(banner).toContain('Brand: words/fr.json, key19: this key does not exist.');
    expect(banner).not.toContain('key20');
    expect(banner).toContain('Brand: and 5 more; see them all with "rastro brand check".');
  });

  it('warns when the address is open to the network without https', () => {
    const server = { port: 1, ingestPort: 2, firstSteps: { kind: 'none' }, brand } as const;
    const open = configOf(['--host', '0.0.0.0']);
    expect(formatBanner(server, open)).toContain('Warning');
    expect(formatBanner(server, configOf([]))).not.toContain('Warning');
    const secure = { ...open, publicUrl: 'https://frota.example.com' };
    expect(formatBanner(server, secure)).toContain('running at https://frota.example.com\n');
  });
});
