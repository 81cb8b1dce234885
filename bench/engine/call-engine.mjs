import { Agent, request } from 'node:http';
import { URLSearchParams } from 'node:url';
import { once } from 'node:events';

const agent = new Agent({ keepAlive: true });

/** Calls the engine's door; the answer as text, and how long it took to the last byte. */
export async function call(engineUrl, method, path, { token, json, form, accept } = {}) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(json && { 'content-type': 'application/json' }),
    ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    ...(accept && { accept }),
  };
  const startedAt = performance.now();
  const asked = request(`${engineUrl}/api${path}`, { method, headers, agent });
  asked.end(json ? JSON.stringify(json) : form && String(new URLSearchParams(form)));
  const [answer] = await once(asked, 'response');
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  const ms = performance.now() - startedAt;
  const body = Buffer.concat(chunks);
  if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.statusCode} ${body}`);
  return { ms, body, cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] };
}

/** The same again and again: milliseconds of each. */
export async function callRepeatedly(count, ...args) {
  const times = [];
  for (let step = 0; step < count; step += 1) times.push((await call(...args)).ms);
  return times;
}
