import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Config } from './config';
import { formatHelp } from './format-help';
import { parseConfig } from './parse-config';
import { settings } from './settings';

const start = (args: string[], env: NodeJS.ProcessEnv = {}): Config => {
  const parsed = parseConfig(args, env);
  if (parsed.kind !== 'start') throw new Error('help was not asked for');
  return parsed.config;
};

const folder = mkdtempSync(join(tmpdir(), 'rastro-config-'));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe('parseConfig', () => {
  it('listens on loopback, 8080 and 5055, with the demo, unless told otherwise', () => {
    expect(start([])).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      ingestHost: '127.0.0.1',
      ingestPort: 5055,
      isDemo: true,
      databaseUrl: undefined,
    });
  });

  it('shows figures to nobody unless asked to, then to this machine', () => {
    expect(start(['--host', '0.0.0.0'])).toMatchObject({
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
    });
    const env = { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' };
    expect(start([], env)).toMatchObject({ metricsPort: 9464, metricsHost: '10.0.0.5' });
    expect(() => start(['--metrics-port', '-1'])).toThrow('--metrics-port');
  });

  it('receives nothing unless asked to, and then only with a secret and a service account', () => {
    const secret = file('receiver', 'sixteen letters.\n');
    const tracking = ['--tracking-url', 'http://10.0.0.5:8082'];
    const token = ['--tracking-token-file', file('service', 'token')];
    const receiver = ['--receiver-port', '5056', '--receiver-secret-file', secret];
    expect(start([...tracking, ...token]).receiver).toBeUndefined();
    expect(start([...tracking, ...token, ...receiver]).receiver).toEqual({
      host: '127.0.0.1',
      port: 5056,
      secret: 'sixteen letters.',
    });
    expect(() => start([...tracking, ...receiver])).toThrow('--tracking-token-file');
    expect(() => start([...tracking, ...token, '--receiver-port', '1'])).toThrow('both');
    const short = ['--receiver-port', '1', '--receiver-secret-file', file('short', 'secret')];
    expect(() => start([...tracking, ...token, ...short])).toThrow('too short');
  });

  it('takes flags, in both spellings, before environment variables', () => {
    const env = { PORT: '1', INGEST_PORT: '2', NO_DEMO: 'true' };
    const config = start(['--port', '9000', '--data=/x', '--no-demo'], env);
    expect(config).toMatchObject({ port: 9000, ingestPort: 2, dataDir: '/x', isDemo: false });
  });

  it('counts a relative data folder from where the command was typed', () => {
    expect(start(['--data', 'd'], { INIT_CWD: '/home/ana' }).dataDir).toBe('/home/ana/d');
    expect(start([], { INIT_CWD: '/home/ana' }).dataDir).toBe('/home/ana/.rastro-data');
  });

  it('starts without the demo in front of a Traccar elsewhere', () => {
    const token = file('service-token', 'secret words\n');
    const flags = ['--tracking-url', 'http://10.0.0.5:8082/', '--tracking-token-file', token];
    expect(start(flags)).toMatchObject({
      trackingUrl: 'http://10.0.0.5:8082',
      trackingToken: 'secret words',
      isDemo: false,
    });
    expect(start([], { TRACKING_URL: 'https://a.example' }).trackingUrl).toBe('https://a.example');
    expect(() => start(['--tracking-url', 'http://a/api'])).toThrow(/without a path/);
    expect(() => start(['--tracking-token-file', token])).toThrow(/needs --tracking-url/);
    const both = ['--tracking-url', 'http://a', '--engine-port', '0'];
    expect(() => start(both)).toThrow(/Give one of them/);
  });

  it('takes lists in one flag, in several, or from the environment', () => {
    const flags = ['--allow-origin', 'https://a.example,https://b.example:8443'];
    expect(start([...flags, '--allow-origin=http://localhost:5173']).allowedOrigins).toEqual([
      'https://a.example',
      'https://b.example:8443',
      'http://localhost:5173',
    ]);
    expect(start([], { ALLOW_ORIGIN: 'https://a.example' }).allowedOrigins).toEqual([
      'https://a.example',
    ]);
    expect(start([]).allowedOrigins).toEqual([]);
    expect(start(['--port', '1', '--port', '2']).port).toBe(2);
  });

  it.each([
    '*',
    'null',
    'partner.example',
    'https://*.partner.example',
    'https://partner.example/',
    'https://partner.example/page',
    'https://partner.example:443',
    'https://user@partner.example',
    'HTTPS://partner.example',
    'file:///page.html',
    'https://partner.example,',
    '',
  ])('lets in whole origins only: %j', (origin) => {
    expect(() => start(['--allow-origin', origin])).toThrow('Give whole origins');
  });

  it('sends trackers where the console is, unless it has its own address', () => {
    expect(start(['--host', '0.0.0.0']).ingestHost).toBe('0.0.0.0');
    expect(start(['--host', '0.0.0.0', '--ingest-host', '::1']).ingestHost).toBe('::1');
  });

  it('reads secrets from files, without the last line break', () => {
    const password = file('password', 'correct horse\n');
    const url = file('url', 'postgres://u:p@h/d');
    const config = start([], { ADMIN_PASSWORD_FILE: password, DATABASE_URL_FILE: url });
    expect(config).toMatchObject({
      adminPassword: 'correct horse',
      databaseUrl: 'postgres://u:p@h/d',
    });
  });

  it.each([
    [['--port', '80800'], '--port "80800" cannot be used. Give a number from 0'],
    [['--demo-speed', '-3'], '--demo-speed "-3" cannot be used. Give a number above 0'],
    [['--demo-speed', '0'], '--demo-speed "0"'],
    [['--host', 'http://x'], '--host "http://x" cannot be used. Give an address'],
    [['--public-url', 'tracking.example.com/x'], 'Give an address without a path'],
    [['--log-level', 'loud'], 'Give one of silent, error, warn, info, debug'],
    [['--trust-proxy', 'proxy'], 'Give addresses or networks'],
    [['--webhook-networks', '10.0.0.0/33'], 'Give addresses or networks'],
    [['--prefix', 'a/b'], 'Give letters and digits'],
    [['--prefix', 'api'], 'not api or assets'],
    [['--retention-days', '0'], 'Give whole days'],
    [['--retention-checked-on', 'today'], 'Give a day as 2026-11-21'],
    [['--max-connections', '10'], 'Give a whole number from 30 on'],
    [['--admin-password-file', '/nowhere/at/all'], 'The file cannot be read'],
    [['--prot', '1'], 'There is no flag --prot. --help lists them all.'],
    [['--port'], '--port needs a value'],
    [['--port', '--no-demo'], '--port needs a value'],
    [['9000'], '"9000" is not a flag'],
  ])('refuses %j and says what to write', (args, message) => {
    expect(() => start(args)).toThrow(message);
  });

  it('names the environment variable when that is what is wrong', () => {
    expect(() => start([], { PORT: 'x' })).toThrow('PORT "x" cannot be used.');
  });

  it('never repeats a database URL', () => {
    const read = () => start(['--database-url', 'mysql://u:hunter2@h/d']);
    expect(read).toThrow('--database-url cannot be used. Give postgres://');
    expect(read).not.toThrow(/hunter2/);
  });

  it('takes a mail server with its sender, and says which of both is missing', () => {
    const both = ['--smtp-url', 'smtps://u:p%40@mail.example', '--mail-from', 'a@example.com'];
    expect(start(both).mail).toEqual({ url: 'smtps://u:p%40@mail.example', from: 'a@example.com' });
    expect(start([]).mail).toBeUndefined();
    expect(() => start(['--mail-from', 'a@example.com'])).toThrow('both a server and a sender');
    expect(() => start(['--smtp-url', 'smtp://h'])).toThrow('--mail-from');
    const bad = () => start(['--smtp-url', 'https://u:hunter2@h']);
    expect(bad).toThrow('--smtp-url cannot be used. Give smtp://');
    expect(bad).not.toThrow(/hunter2/);
  });

  it('takes services for addresses and the weather, off unless they are named', () => {
    expect(start([])).toMatchObject({ geocoder: undefined, weather: undefined });
    const key = file('geocoder-key', 'hunter2\n');
    const flags = ['--geocoder-url', 'http://geo/reverse?lang=pt', '--geocoder-key-file', key];
    expect(start(flags).geocoder).toEqual({ url: 'http://geo/reverse?lang=pt', key: 'hunter2' });
    const env = { WEATHER_URL: 'https://w/v1/forecast', CITY_URL: 'https://c/{ip}/json/' };
    expect(start([], env).weather).toEqual({
      url: 'https://w/v1/forecast',
      key: undefined,
      cityUrl: 'https://c/{ip}/json/',
      ownAddressUrl: undefined,
    });
    expect(() => start(['--geocoder-key-file', key])).toThrow('needs --geocoder-url');
    expect(() => start(['--city-url', 'https://c/{ip}'])).toThrow('need --weather-url');
    expect(() => start(['--public-ip-url', 'https://i'], { WEATHER_URL: 'https://w' })).toThrow(
      '--public-ip-url needs --city-url',
    );
    expect(() => start(['--city-url', 'https://c/json'])).toThrow('Write {ip}');
    for (const url of ['geo', 'file:///etc/passwd', 'https://u:p@geo/', 'https://geo/#a']) {
      expect(() => start(['--geocoder-url', url])).toThrow('Give the whole address of the call');
    }
  });

  it('takes a service for postcodes, off unless it is named', () => {
    expect(start([]).postcode).toBeUndefined();
    const url = 'https://cep.example/ws/{postcode}/json/';
    expect(start(['--postcode-url', url]).postcode).toEqual({ url });
    expect(() => start(['--postcode-url', 'https://cep.example/'])).toThrow('Write {postcode}');
    expect(() => start([], { POSTCODE_URL: 'file:///{postcode}' })).toThrow('whole address');
  });

  it('lists every flag and variable in the help', () => {
    expect(parseConfig(['--help'], {})).toEqual({ kind: 'help' });
    const help = formatHelp();
    for (const { flag, env } of Object.values(settings)) {
      expect(help).toContain(`--${flag}`);
      expect(help).toContain(env);
    }
  });
});
