import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressAnswers } from './compress-answers';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from './testing';
import { waitFor } from '../testing/wait-for';

let server: TestApp;
let ana: TestBrowser;
beforeAll(async () => {
  server = await startTestApp({ config: { allowedOrigins: ['https://partner.example'] } });
  ana = server.browser();
  await ana.signIn(ADMIN.email, ADMIN.password);
  for (let number = 0; number < 30; number += 1)
    await server.addDevice(`Açaí ${number}`, `d-${number}`);
});
afterAll(() => server.stop());

/** An answer as it is on the line. */
async function ask(origin: string, path: string, headers: Record<string, string>) {
  const [answer] = (await once(get(`${origin}${path}`, { headers }), 'response')) as [
    IncomingMessage,
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { ...answer, headers: answer.headers, bytes: Buffer.concat(chunks) };
}
const askAs = (path: string, encoding: string) =>
  ask(server.origin, path, { cookie: ana.cookie, 'accept-encoding': encoding });

describe('a long answer of the API', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('goes out as %s to those who take it', async (encoding, unpack) => {
    const plain = await askAs('/api/devices', 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await askAs('/api/devices', encoding);
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/json; charset=utf-8',
      vary: 'origin, accept-encoding',
    });
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4);
    expect(String(unpack(packed.bytes))).toBe(String(plain.bytes));
  });

  it('tells caches that there are several, whichever it is', async () => {
    expect((await askAs('/api/devices', 'identity')).headers.vary).toBe('origin, accept-encoding');
  });
});

it.each([
  ['small', '/api/devices?limit=1'],
  ['one that may hold a secret', '/api/session'],
  ['a refusal', '/api/devices/999999'],
])('goes out as it is: %s', async (_what, path) => {
  const { headers, bytes } = await askAs(path, 'br, gzip');
  expect(bytes.length).toBeGreaterThan(0);
  expect(headers['content-encoding']).toBeUndefined();
});

describe('a stream', () => {
  const open = async (source: () => Readable, headers: Record<string, string> = {}) => {
    const app = Fastify();
    compressAnswers(app);
    app.get('/api/stream', (_request, reply) =>
      reply.headers({ 'content-type': 'application/json', ...headers }).send(source()),
    );
    return { app, origin: await app.listen({ host: '127.0.0.1', port: 0 }) };
  };

  it('is compressed while it comes', async () => {
    const { app, origin } = await open(() => Readable.from(['[1', ',2', ']']));
    const { headers, bytes } = await ask(origin, '/api/stream', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(bytes))).toBe('[1,2]');
    await app.close();
  });

  it('that is compressed already stays as it is', async () => {
    const { app, origin } = await open(() => Readable.from(['x']), { 'content-encoding': 'gzip' });
    const { headers, bytes } = await ask(origin, '/api/stream', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], String(bytes)]).toEqual(['gzip', 'x']);
    await app.close();
  });

  it('ends at its source when its reader goes away', async () => {
    let source: Readable | undefined;
    const endless = () => (source = Readable.from(forever()));
    const { app, origin } = await open(endless);
    const asked = get(`${origin}/api/stream`, { headers: { 'accept-encoding': 'gzip' } });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await once(answer, 'data');
    asked.destroy();
    await waitFor(() => expect(source?.destroyed).toBe(true));
    await app.close();
  });

  it('that breaks off never looks whole', async () => {
    const { app, origin } = await open(() => Readable.from(broken()));
    const asked = ask(origin, '/api/stream', { 'accept-encoding': 'gzip' });
    await expect(asked).rejects.toThrow();
    await app.close();
  });
});

function* forever(): Generator<string> {
  for (let number = 0; ; number += 1) yield `${Math.sin(number)},`;
}

function* broken(): Generator<string> {
  for (let number = 0; number < 100_000; number += 1) yield `${Math.sin(number)},`;
  throw new Error('The source broke off.');
}
