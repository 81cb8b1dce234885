import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { ADMIN, startTestApp } from './testing';

describe('a graceful stop', () => {
  it('finishes running requests, tells sockets to come back, and does not wait for idle clients', async () => {
    const server = await startTestApp();
    const browser = server.browser();
    await browser.signIn(ADMIN.email, ADMIN.password);
    const socket = browser.socket();
    await socket.opened;
    const agent = new Agent({ keepAlive: true });
    const { port } = new URL(server.origin);
    const started = request({
      port,
      agent,
      method: 'POST',
      path: '/api/session',
      headers: {
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
      },
    });
    const response = once(started, 'response');
    started.write(`{"email":"${ADMIN.email}",`);
    await once(server.app.fastify.server, 'request');

    const stopped = server.stop();
    expect(await socket.closed).toBe(1012);
    started.end(`"password":"${ADMIN.password}"}`);
    const [answer] = (await response) as [{ statusCode: number; resume(): void }];
    expect(answer.statusCode).toBe(200);
    answer.resume();
    await stopped;
    agent.destroy();
  });
});
