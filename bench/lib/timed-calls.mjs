import { once } from 'node:events';
import { Agent, request } from 'node:http';

/** Calls by HTTP that are timed, over connections that stay open; `close` ends them. */
export function createTimedCalls() {
  const agent = new Agent({ keepAlive: true });
  return {
    /** One call to its last byte: milliseconds, and how many bytes came. */
    async time(origin, path, headers) {
      const startedAt = performance.now();
      const asked = request(`${origin}${path}`, { agent, headers });
      asked.end();
      const [answer] = await once(asked, 'response');
      let bytes = 0;
      answer.on('data', (chunk) => (bytes += chunk.length));
      await once(answer, 'end');
      if (answer.statusCode !== 200)
        throw new Error(`${path} was answered with ${answer.statusCode}`);
      return { ms: performance.now() - startedAt, bytes };
    },
    close: () => agent.destroy(),
  };
}

/** Signs the account of the stand-in in at ours; its cookies. */
export async function signIn(origin) {
  const response = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { origin },
    body: new globalThis.URLSearchParams({
      email: 'bench@example.com',
      password: 'bench',
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
