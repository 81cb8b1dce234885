import { startDemoServer } from '../../scripts/lib/demo-server.mjs';

/** Account that signs in there. */
export const administrator = {
  name: 'Bench',
  email: 'bench@example.com',
  password: 'a long password',
};
const CODE = /\b[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}\b/;

/** A server without a demo, its first administrator made; `token` is theirs. */
export async function startEmptyServer() {
  const server = await startDemoServer({ flags: ['--no-demo', '--address-limit', '0'] });
  const { url } = server;
  const cookie = await signUp(url, await readCode(server));
  const headers = { cookie, origin: url };
  const response = await fetch(`${url}/api/session/token`, { method: 'POST', headers });
  return { ...server, token: await response.text() };
}

async function readCode(server) {
  for (;;) {
    const code = CODE.exec(server.output())?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function signUp(url, code) {
  const response = await fetch(`${url}/api/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ code, ...administrator }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
