import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPostPublic } from '../push/post-public';
import { createSendWebhook } from './send-webhook';

const hanging: ServerResponse[] = [];
const receiver = createServer((request, response) => {
  if (request.url === '/hang') hanging.push(response);
  else response.end();
});
const door = createPostPublic({ isAllowed: () => true, connections: 16 });
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await door.close();
  receiver.close();
});

it('an account whose receivers hang keeps no other waiting at the same host', async () => {
  const send = createSendWebhook({
    store: { addAttempt: async (_id, { status }) => ({ status }) as never },
    post: door.post,
    userAgent: async () => 'test',
    clock: () => 0,
  });
  const post = (userId: number, path: string) =>
    send(
      { id: 1, userId, url: `${base}${path}`, isPaused: false, secret: 'a secret' },
      { reference: 'msg_1', type: 'test', body: '{}' },
    );
  const hung = Array.from({ length: 20 }, () => post(1, '/hang'));
  const own = post(1, '/ok');
  await expect.poll(() => hanging.length).toBe(4);
  expect((await post(2, '/ok')).delivery.status).toBe(200);
  expect(hanging).toHaveLength(4);
  for (let ended = 0; ended < hung.length; ended += 1) {
    await expect.poll(() => hanging.length).toBeGreaterThan(ended);
    hanging[ended]?.end();
  }
  expect((await own).delivery.status).toBe(200);
  await Promise.all(hung);
});

it('posts nothing of an account of the demo', async () => {
  const posted: string[] = [];
  const send = createSendWebhook({
    store: { addAttempt: async (_id, { status }) => ({ status }) as never },
    post: async ({ href }) => {
      posted.push(href);
      return { status: 200, retryAfter: undefined };
    },
    isSilent: async (userId) => userId === 1,
    userAgent: async () => 'test',
    clock: () => 0,
  });
  const post = (userId: number) =>
    send(
      { id: 1, userId, url: `https://${userId}.example/`, isPaused: false, secret: 'a secret' },
      { reference: 'msg_1', type: 'test', body: '{}' },
    );
  expect((await post(1)).problem?.problem).toBe('refused');
  expect((await post(2)).problem).toBeNull();
  expect(posted).toEqual(['https://2.example/']);
});
