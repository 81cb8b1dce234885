import { expect, it } from 'vitest';
import { createRetryFetch, readRetryAfterMs } from './retry-fetch';

/** A server that gives the answers in turn, and a clock that only waiting moves. */
function createRun(answers: (Response | Error)[], attempts = 8) {
  const waits: number[] = [];
  let nowMs = 0;
  let calls = 0;
  const run = createRetryFetch({
    attempts,
    random: () => 1,
    now: () => nowMs,
    wait: async (ms) => {
      waits.push(ms);
      nowMs += ms;
    },
    fetch: async () => {
      const answer = answers[Math.min(calls, answers.length - 1)];
      calls += 1;
      if (answer instanceof Error || !answer) throw answer;
      return answer.clone();
    },
  });
  return { run, waits, calls: () => calls };
}
const answer = (status: number, headers = {}) => new Response('x', { status, headers });

it('waits twice as long each time', async () => {
  const { run, waits } = createRun([answer(503), answer(500), new TypeError('lost'), answer(200)]);
  expect((await run('http://a')).status).toBe(200);
  expect(waits).toEqual([500, 1000, 2000]);
});

it('waits as long as the server asks for', async () => {
  const { run, waits } = createRun([answer(429, { 'retry-after': '7' }), answer(200)]);
  expect((await run('http://a')).status).toBe(200);
  expect(waits.reduce((sum, ms) => sum + ms)).toBe(7000);
});

it('holds all calls back while the server asks for a wait', async () => {
  const { run, waits } = createRun([answer(429, { 'retry-after': '3' }), answer(200)]);
  const first = run('http://a');
  await Promise.all([first, first.then(() => run('http://a'))]);
  expect(waits).toEqual([3000]);
});

it.each([200, 400, 401, 403, 409])('does not try again after %i', async (status) => {
  const { run, calls } = createRun([answer(status)]);
  expect((await run('http://a')).status).toBe(status);
  expect(calls()).toBe(1);
});

it('does not try again what is to be set up first', async () => {
  const body = JSON.stringify({
    code: 'MAIL_NOT_CONFIGURED',
    message: 'This server sends no mail.',
  });
  const { run, calls, waits } = createRun([new Response(body, { status: 503 }), answer(200)]);
  const refused = await run('http://a');
  expect([refused.status, await refused.text()]).toEqual([503, body]);
  expect([calls(), waits]).toEqual([1, []]);
});

it.each(['{"code":"UPSTREAM_AWAY"}', '{"code":503}', 'null', '{"message":"MAIL_NOT_CONFIGURED"}'])(
  'tries again after 503 with %s',
  async (body) => {
    const { run, calls } = createRun([new Response(body, { status: 503 }), answer(200)]);
    expect((await run('http://a')).status).toBe(200);
    expect(calls()).toBe(2);
  },
);

it('gives up and says what the last answer was', async () => {
  const refused = createRun([answer(503)], 3);
  expect((await refused.run('http://a')).status).toBe(503);
  expect(refused.calls()).toBe(3);
  const lost = createRun([new TypeError('lost')], 3);
  await expect(lost.run('http://a')).rejects.toThrow('lost');
  expect(lost.calls()).toBe(3);
});

it('leaves a server alone that asks for an hour', async () => {
  const { run, waits } = createRun([answer(429, { 'retry-after': '3600' })]);
  expect((await run('http://a')).status).toBe(429);
  expect(waits).toEqual([]);
});

it('ends with its signal', async () => {
  const { run, calls } = createRun([new TypeError('lost')]);
  await expect(run('http://a', { signal: AbortSignal.abort() })).rejects.toThrow('lost');
  expect(calls()).toBe(1);
});

it.each([
  ['3', 3000],
  ['Thu, 01 Jan 1970 00:00:05 GMT', 5000],
  ['soon', null],
  ['', null],
  [null, null],
])('Retry-After %j is %j', (header, ms) => {
  expect(readRetryAfterMs(header, 0)).toBe(ms);
});
