import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostPublic } from './post-public';

let server: Server;
let origin: string;
let asked: string[] = [];
/** Answers nothing while it is set. */
let isSilent = false;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (isSilent) return;
    const headers = { 'retry-after': '7', location: '/elsewhere' };
    response.writeHead(request.url === '/moved' ? 302 : 429, headers).end('no matter');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const message = { headers: { ttl: '60' }, body: Buffer.from('x') };
const post = async (
  path: string,
  options: Parameters<typeof createPostPublic>[0] = {},
  host = origin,
) => {
  asked = [];
  const door = createPostPublic(options);
  try {
    return await door.post(new URL(`http://${host}${path}`), message);
  } finally {
    await door.close();
  }
};

describe('posting to an address of a stranger', () => {
  it('reaches no machine of one’s own network, by name or number', async () => {
    for (const host of [origin, origin.replace('localhost', '127.0.0.1'), '[::1]:1']) {
      await expect(post('/a', {}, host)).rejects.toThrow('no address of the internet');
    }
    expect(asked).toEqual([]);
  });

  it('tells the status and when to come again, and follows nobody elsewhere', async () => {
    const isAllowed = () => true;
    expect(await post('/a', { isAllowed })).toEqual({ status: 429, retryAfter: '7' });
    expect(await post('/moved', { isAllowed })).toMatchObject({ status: 302 });
    expect(asked).toEqual(['/moved']);
  });

  it('does not wait for one who says nothing', async () => {
    isSilent = true;
    await expect(post('/a', { isAllowed: () => true, timeoutMs: 50 })).rejects.toThrow();
    isSilent = false;
  });
});
