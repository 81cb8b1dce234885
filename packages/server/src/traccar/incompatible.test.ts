import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import { type Front, listen, openFront } from './testing/front';
import { waitFor } from '../testing/wait-for';

const USER = { id: 7, attributes: {}, name: 'Ana', administrator: true };
const SERVER = { id: 1, attributes: {}, registration: false, readonly: false };
const DEVICE = { id: 5, attributes: {}, name: 'Bus', uniqueId: 'bus', groupId: 0 };
const JSON_TYPE = 'application/json';
const MEGABYTES = 3;
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

interface Answer {
  status?: number;
  type?: string;
  body: string | Buffer;
  /** Encoding as in `Content-Encoding`. */
  encoding?: string;
  /** Cut off after the body, which was said to be longer. */
  isCut?: boolean;
  /** Goes on and on. */
  isEndless?: boolean;
}

let db: Database;
let tracking: Server;
let front: Front;
let answers: Record<string, Answer>;
let message: string;
let cutOff: number;
/** Accepted encodings of the last request. */
let accepted: string | undefined;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  answers = {
    'GET /api/server': { body: JSON.stringify(SERVER) },
    'POST /api/session': { body: JSON.stringify(USER) },
    'GET /api/session': { body: JSON.stringify(USER) },
    'POST /api/session/token': { body: 'a-token' },
  };
  message = JSON.stringify({ positions: [] });
  cutOff = 0;
  tracking = createServer((request, response) => {
    const {
      status = 200,
      type = JSON_TYPE,
      body,
      encoding,
      isCut,
      isEndless,
    } = answers[`${request.method} ${request.url?.split('?')[0]}`] ?? { status: 404, body: '' };
    accepted = request.headers['accept-encoding'] as string | undefined;
    response.writeHead(status, {
      'content-type': type,
      'set-cookie': 'JSESSIONID=abc; Path=/',
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    });
    response.on('close', () => (cutOff += response.writableFinished ? 0 : 1));
    if (isEndless) Readable.from(repeat(String(body))).pipe(response);
    else if (isCut) response.write(body, () => response.destroy());
    else response.end(body);
  });
  const sockets = new WebSocketServer({ server: tracking });
  sockets.on('connection', (socket) => socket.send(message));
  await once(tracking.listen(0, '127.0.0.1'), 'listening');
  front = await openFront(`http://127.0.0.1:${(tracking.address() as AddressInfo).port}`, db);
  await front.upstream.signIn({ email: 'ana', password: 'x' }, { startsSession: true });
});
afterEach(async () => {
  await front.close();
  tracking.closeAllConnections();
  tracking.close();
});

const get = (path: string) =>
  front.upstream.send(
    { method: 'GET', path, query: new URLSearchParams() },
    { actor: { userId: USER.id } },
  );

async function readAll(stream: AsyncIterable<string | Uint8Array> | undefined): Promise<string> {
  let text = '';
  for await (const chunk of stream ?? []) text += Buffer.from(chunk).toString();
  return text;
}

function* repeat(text: string): Generator<string> {
  for (;;) yield text;
}

const longList = (): string => {
  const count = Math.ceil((MEGABYTES * 1024 * 1024) / JSON.stringify(DEVICE).length);
  return `[${Array.from({ length: count }, (_, id) => JSON.stringify({ ...DEVICE, id })).join(',')}]`;
};

describe('a tracking server of another kind or version', () => {
  it.each<[string, Answer]>([
    ['an object where a list was', { body: JSON.stringify({ devices: [DEVICE] }) }],
    ['a member that became text', { body: JSON.stringify([{ ...DEVICE, id: '5' }]) }],
    ['a member that is gone', { body: JSON.stringify([{ id: 5, attributes: {}, name: 'Bus' }]) }],
    ['a later one that is wrong', { body: JSON.stringify([DEVICE, null]) }],
    ['half of the JSON', { body: JSON.stringify([DEVICE]).slice(0, -4) }],
    ['a web page', { type: 'text/html', body: '<!doctype html><title>Traccar</title>' }],
    ['a way elsewhere', { status: 302, body: '' }],
    ['a long list of something else', { body: longList().replaceAll('uniqueId', 'imei') }],
  ])('is refused and not half understood: %s', async (_what, answer) => {
    answers['GET /api/devices'] = answer;
    const refused = await get('/devices');
    expect(refused).toMatchObject({ status: 502, fault: 'incompatible' });
    expect(refused.body).toContain('devices');
    expect(refused.stream).toBeUndefined();
  });

  it('may say more than before', async () => {
    const body = JSON.stringify([{ ...DEVICE, colour: 'red' }]);
    answers['GET /api/devices'] = { body };
    expect(await get('/devices')).toMatchObject({ status: 200, body });
  });

  it('lets nobody in whose id it does not tell', async () => {
    answers['POST /api/session'] = { body: JSON.stringify({ ...USER, id: undefined }) };
    const answer = await front.upstream.signIn({ email: 'ana', password: 'x' });
    expect(answer).toMatchObject({ status: 502, fault: 'incompatible' });
  });

  it.each([
    ['no JSON', 'hello'],
    ['a list', '[]'],
    ['positions that are no list', '{"positions":{}}'],
    ['positions of no device', '{"positions":[{"id":1}]}'],
  ])('is not listened to: %s', async (_what, text) => {
    message = text;
    await expect(listen(front, USER.id)).rejects.toThrow(/^502/);
  });

  it('is listened to whatever else it says', async () => {
    message = JSON.stringify({ weather: [], positions: [{ id: 1, deviceId: 5 }] });
    const { frames, socket } = await listen(front, USER.id);
    expect(frames).toEqual([
      { key: 'positions', items: [{ deviceId: 5, json: '{"id":1,"deviceId":5}' }] },
    ]);
    socket.close();
  });
});

describe('a long answer', () => {
  it('comes through as it is, while it comes', async () => {
    const body = longList();
    answers['GET /api/devices'] = { body };
    const answer = await get('/devices');
    expect(answer).toMatchObject({ status: 200, body: null, contentType: JSON_TYPE });
    expect((await readAll(answer.stream)) === body).toBe(true);
  });

  it('that is cut off says so to its reader', async () => {
    answers['GET /api/devices'] = { body: longList().slice(0, -9), isCut: true };
    const { status, stream } = await get('/devices');
    expect(status).toBe(200);
    await expect(readAll(stream)).rejects.toThrow(/cannot be reached/);
  });

  it('ends at its source when its reader goes away, and when nobody reads it', async () => {
    answers['GET /api/devices'] = { body: `[${JSON.stringify(DEVICE)},`, isEndless: true };
    const { stream } = await get('/devices');
    for await (const chunk of stream ?? []) if (chunk.length > 0) break;
    await waitFor(() => expect(cutOff).toBe(1));
    const unread = await get('/devices');
    Readable.from(unread.stream ?? []).destroy();
    await waitFor(() => expect(cutOff).toBe(2));
  });

  it('of bytes keeps every one of them', async () => {
    const bytes = String.fromCharCode(...Array.from({ length: 128 }, (_, at) => at));
    answers['GET /api/reports/trips/xlsx'] = { type: 'application/octet-stream', body: bytes };
    const answer = await get('/reports/trips/xlsx');
    expect(answer.body).toBeNull();
    expect(await readAll(answer.stream)).toBe(bytes);
  });
});

describe('a packed answer', () => {
  const packed: [string, (text: string) => Buffer][] = [
    ['gzip', gzipSync],
    ['br', (text) => brotliCompressSync(text, FAST)],
    ['deflate', deflateSync],
  ];

  it.each(packed)('is read as it was before, short or long: %s', async (encoding, pack) => {
    const body = JSON.stringify([DEVICE]);
    answers['GET /api/devices'] = { body: pack(body), encoding };
    expect(await get('/devices')).toMatchObject({ status: 200, body });
    const long = longList();
    answers['GET /api/devices'] = { body: pack(long), encoding };
    expect((await readAll((await get('/devices')).stream)) === long).toBe(true);
  });

  it('is asked for over a network, and not on the same machine', async () => {
    answers['GET /api/devices'] = { body: '[]' };
    await get('/devices');
    expect(accepted).toBeUndefined();
    const { port } = tracking.address() as AddressInfo;
    // On this system another name of the same machine.
    const far = await openFront(`http://0.0.0.0:${port}`, db);
    await far.upstream.signIn({ email: 'ana', password: 'x' }, { startsSession: true });
    expect(accepted).toBe('br, gzip');
    await far.close();
  });

  it.each<[string, Answer]>([
    ['in a way nobody asked for', { body: '[]', encoding: 'zstd' }],
    ['and is not what it says', { body: '[]', encoding: 'gzip' }],
    ['of another shape', { body: gzipSync('{}'), encoding: 'gzip' }],
  ])('is refused when it is packed %s', async (_what, answer) => {
    answers['GET /api/devices'] = answer;
    expect(await get('/devices')).toMatchObject({ status: 502, fault: 'incompatible' });
  });

  it('says so when it is cut off', async () => {
    const body = gzipSync(longList());
    answers['GET /api/devices'] = { body: body.subarray(0, body.length - 20), encoding: 'gzip' };
    const { stream } = await get('/devices');
    await expect(readAll(stream)).rejects.toThrow();
  });

  it('of a refusal keeps its words', async () => {
    const body = gzipSync('Device access denied');
    answers['GET /api/devices'] = { status: 400, type: 'text/plain', body, encoding: 'gzip' };
    expect(await get('/devices')).toMatchObject({ status: 400, body: 'Device access denied' });
  });
});

it('makes one line of a stack trace, and nothing of a page', async () => {
  const trace = 'java.lang.SecurityException: Device access denied\n\tat org.traccar.Main(1)\n';
  answers['GET /api/devices'] = { status: 400, body: trace };
  expect((await get('/devices')).body).toBe('java.lang.SecurityException: Device access denied');
  answers['GET /api/devices'] = { status: 404, type: 'text/html', body: '<html>Jetty</html>' };
  expect((await get('/devices')).body).toBeNull();
});
