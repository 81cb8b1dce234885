import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, ConfigError } from '../config/config';
import { parseConfig } from '../config/parse-config';
import { createLog } from '../http/create-log';
import { ADMIN, createBrowser, type TestBrowser } from '../http/testing';
import { openElsewhere } from '../traccar/testing/elsewhere';
import { formatBanner } from './format-banner';
import type { RunningServer } from './running-server';
import { startServer } from './start-server';

const configOf = (flags: string[]): Config => {
  const data = mkdtempSync(join(tmpdir(), 'rastro-metrics-'));
  const free = ['--port', '0', '--ingest-port', '0', '--no-demo', '--data', data];
  const parsed = parseConfig([...free, ...flags], {});
  if (parsed.kind !== 'start') throw new Error('help was asked for');
  return parsed.config;
};
const start = (config: Config, consoleDir?: string): Promise<RunningServer> =>
  startServer({
    config,
    consoleDir,
    log: createLog('silent'),
    onFatal: (error) => expect.unreachable(error.message),
  });
const scrape = async ({ metricsPort }: RunningServer): Promise<string> =>
  (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

/** The value of the line that begins so, or undefined. */
const valueOf = (text: string, line: string): number | undefined => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};
/** Waits until that line says so: a call is counted once its answer is out. */
const expectValue = (server: RunningServer, line: string, value: number) =>
  expect.poll(async () => valueOf(await scrape(server), line), { timeout: 10_000 }).toBe(value);
const calls = (door: string, call: string, status: string): string => {
  const [method, route] = call.split(' ');
  return `tracking_http_request_duration_seconds_count{door="${door}",method="${method}",route="${route}",status="${status}"}`;
};

describe('the figures of a server', { timeout: 120_000 }, () => {
  let config: Config;
  let server: RunningServer;
  let admin: TestBrowser;
  let deviceId: number;

  beforeAll(async () => {
    const secrets = mkdtempSync(join(tmpdir(), 'rastro-metrics-secret-'));
    writeFileSync(join(secrets, 'password'), ADMIN.password);
    writeFileSync(join(secrets, 'index.html'), '<html><head><title></title></head></html>');
    writeFileSync(join(secrets, 'made-by-somebody.txt'), 'x');
    config = configOf([
      ...['--engine-port', '0', '--metrics-port', '0', '--admin-email', ADMIN.email],
      ...['--admin-password-file', join(secrets, 'password')],
      ...['--smtp-url', 'smtp://127.0.0.1:9', '--mail-from', 'no-reply@example.com'],
    ]);
    server = await start(config, secrets);
    admin = createBrowser(`http://127.0.0.1:${server.port}`);
    await admin.signIn(ADMIN.email, ADMIN.password);
    // What a wrong clock sends is dropped, not corrected.
    const attributes = { 'time.correct': false };
    const device = { name: 'Bus of Ana', uniqueId: 'imei-42', attributes };
    const made = await admin.call('POST /api/devices', { json: device });
    deviceId = Number(made.json['id']);
  }, 120_000);
  afterAll(() => server.stop());

  it('are where the start says, and nothing else is there', async () => {
    const { port, ingestPort, enginePort, metricsPort } = server;
    const ports = JSON.parse(readFileSync(join(config.dataDir, 'ports.json'), 'utf8')) as object;
    expect(ports).toEqual({ port, ingestPort, enginePort, metricsPort });
    const origin = `http://127.0.0.1:${metricsPort}`;
    expect(formatBanner(server, config)).toContain(`Figures: ${origin}/metrics\n`);
    const reply = await fetch(`${origin}/metrics`);
    expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await reply.text();
    expect(text).toContain('\nprocess_resident_memory_bytes ');
    expect(text).toContain('\nnodejs_eventloop_lag_seconds ');
    const others = ['GET /', 'GET /metrics/', 'GET /metricsx', 'GET /api/server', 'POST /metrics'];
    for (const other of others) {
      const [method, path] = other.split(' ');
      const { status } = await fetch(`${origin}${path}`, { method: method ?? '' });
      expect([other, status]).toEqual([other, 404]);
    }
  });

  it('tell calls by route, and make no new line of an address that is none', async () => {
    const attributes = { 'time.correct': false };
    const json = { id: deviceId, name: 'Bus of Ana', uniqueId: 'imei-42', attributes };
    expect((await admin.call(`PUT /api/devices/${deviceId}`, { json })).status).toBe(200);
    await admin.call('GET /api/devices');
    await admin.call('GET /api/session');
    await admin.call('GET /healthz');
    await admin.call('GET /made-by-somebody.txt');
    await expectValue(server, calls('product', 'PUT /api/devices/{id}', '2xx'), 1);
    await expectValue(server, calls('product', 'POST /api/devices', '2xx'), 1);
    await expectValue(server, calls('product', 'GET /api/session', '2xx'), 1);
    await expectValue(server, calls('product', 'GET /healthz', '2xx'), 1);
    await expectValue(server, calls('product', 'GET page', '2xx'), 1);

    const strangers = ['/api/nothing', '/api/devices/1/x', '/made/up', '/%ff', '/api/%00'];
    for (const path of strangers) await admin.call(`GET ${path}`);
    await admin.call('DELETE /api/made-up');
    await expectValue(server, calls('product', 'other other', '4xx'), 5);
    // Node's own figures may get new lines meanwhile, such as one for another kind of collection.
    const countLines = async () =>
      (await scrape(server)).split('\n').filter((line) => line.startsWith('tracking_http_')).length;
    const lines = await countLines();
    expect(lines).toBeGreaterThan(5);
    for (const path of strangers) await admin.call(`GET ${path}-and-more`);
    await admin.call('DELETE /api/made-up-too');
    await expectValue(server, calls('product', 'other other', '4xx'), 10);
    expect(await countLines()).toBe(lines);
  });

  it("tell calls of the engine's door by route", async () => {
    const origin = `http://127.0.0.1:${server.enginePort}`;
    const authorization = `Basic ${btoa(`${ADMIN.email}:${ADMIN.password}`)}`;
    const device = { id: deviceId, name: 'Bus of Ana', uniqueId: 'imei-42' };
    const body = JSON.stringify({ ...device, attributes: { 'time.correct': false } });
    const headers = { authorization, 'content-type': 'application/json' };
    const put = { method: 'PUT', headers, body };
    expect((await fetch(`${origin}/api/devices/${deviceId}`, put)).status).toBe(200);
    await fetch(`${origin}/api/devices`);
    await fetch(`${origin}/api/made/up`, { headers });
    await fetch(`${origin}/devices`, { headers });
    await expectValue(server, calls('engine', 'PUT /api/devices/{id}', '2xx'), 1);
    await expectValue(server, calls('engine', 'GET /api/devices', '4xx'), 1);
    await expectValue(server, calls('engine', 'other other', '4xx'), 2);
  });

  it('tell what became of messages', async () => {
    const ports = [server.ingestPort, server.enginePort];
    for (const [index, port] of ports.entries()) {
      const query = `id=imei-42&lat=1&lon=${index}&timestamp=${1_700_000_000 + index}`;
      await fetch(`http://127.0.0.1:${port}/?${query}`, { method: 'POST' });
    }
    const send = (query: string) => fetch(`http://127.0.0.1:${server.ingestPort}/?${query}`);
    await send('id=stranger&lat=1&lon=2');
    await send('id=imei-42&lat=1&lon=2&timestamp=2090-01-01T00:00:00Z');
    await send('id=imei-42&lat=100&lon=2').catch(() => undefined);
    const of = (outcome: string) => `tracking_ingest_messages_total{outcome="${outcome}"}`;
    await expectValue(server, of('stored'), 2);
    await expectValue(server, of('unknown'), 1);
    await expectValue(server, of('dropped'), 1);
    await expectValue(server, of('refused'), 1);
    await expectValue(server, of('busy'), 0);
    await expectValue(server, of('failed'), 0);
    await expectValue(server, 'tracking_ingest_fixes_total', 2);
    await expectValue(server, 'tracking_ingest_queue_length', 0);
  });

  it('tell open sockets, the outbox, the database and what came too often', async () => {
    const socket = admin.socket();
    await socket.opened;
    await expectValue(server, 'tracking_open_sockets{door="product"}', 1);
    await expectValue(server, 'tracking_open_sockets{door="engine"}', 0);
    socket.raw.terminate();
    await expectValue(server, 'tracking_open_sockets{door="product"}', 0);
    const text = await scrape(server);
    expect(text).not.toContain('route="/api/socket"');
    expect(valueOf(text, 'tracking_outbox_waiting{channel="mail"}')).toBe(0);
    const sent = 'tracking_outbox_messages_total{channel="mail",outcome="sent"}';
    expect(valueOf(text, sent)).toBe(0);
    expect(valueOf(text, 'tracking_limited_total{kind="call"}')).toBe(0);
    const committed = 'tracking_database_transaction_duration_seconds_count{outcome="committed"}';
    expect(valueOf(text, committed)).toBeGreaterThan(2);
    expect(valueOf(text, 'tracking_database_waiting')).toBe(0);
  });

  it('hold nothing that is about a person, a device or an address', async () => {
    const text = await scrape(server);
    const labels = [...text.matchAll(/="([^"]*)"/g)].map((match) => match[1] ?? '');
    for (const word of ['imei', 'Ana', 'ana@', 'example.com', 'made', 'stranger', '127.0']) {
      expect(labels.filter((label) => label.includes(word))).toEqual([]);
    }
  });
});

describe('without a port for figures', { timeout: 120_000 }, () => {
  it('is no such port', async () => {
    const server = await start(configOf([]));
    expect(server).not.toHaveProperty('metricsPort');
    await server.stop();
  });

  it('a taken one is named with its flag', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const starting = start(configOf(['--metrics-port', String(port)]));
    await expect(starting).rejects.toThrow('choose another port with --metrics-port N.');
    await expect(starting).rejects.toThrow(ConfigError);
    other.close();
  });
});

it('the figures of a server in front of a Traccar tell how that answers', async () => {
  const elsewhere = await openElsewhere({ isEmpty: true });
  const server = await start(configOf(['--tracking-url', elsewhere.origin, '--metrics-port', '0']));
  const ask = () => fetch(`http://127.0.0.1:${server.port}/api/server`);
  const countOf = async (...outcomes: string[]): Promise<number> => {
    const text = await scrape(server);
    const line = 'tracking_upstream_call_duration_seconds_count';
    const counts = outcomes.map((outcome) => valueOf(text, `${line}{outcome="${outcome}"}`) ?? 0);
    return counts.reduce((sum, count) => sum + count, 0);
  };
  expect((await ask()).status).toBe(200);
  expect(await countOf('ok')).toBeGreaterThan(0);
  expect(await countOf('away', 'slow', 'incompatible', 'skipped')).toBe(0);
  await elsewhere.stop();
  expect((await ask()).status).toBe(503);
  expect(await countOf('away', 'skipped')).toBeGreaterThan(0);
  expect(await scrape(server)).not.toMatch(/^tracking_(ingest|outbox)/m);
  await server.stop();
}, 120_000);
