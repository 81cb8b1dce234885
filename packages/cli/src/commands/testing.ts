import { createEngineDoor } from '../../../server/src/engine-door/create-engine-door';
import { createMessageListener } from '../../../server/src/engine/ingest/listener/message-listener';
import { createTestMail } from '../../../server/src/engine/notifications/testing';
import { startTestAsaas } from '../../../server/src/areas/billing/testing';
import {
  startBotApi,
  type TestBotApi,
} from '../../../server/src/areas/notifications/telegram-bot/testing';
import { ADMIN, startTestApp } from '../../../server/src/http/testing';
import { runCommandLine } from '../create-program';
import { createMemoryProfiles, createTestContext } from '../testing/create-test-context';

export { ADMIN, createTestMail, startBotApi, startTestAsaas, type TestBotApi };

/** A server with both of its doors: the product's, and the one for clients made for Traccar. */
export async function startBothDoors(options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp(options);
  const quiet = () => undefined;
  const log = { info: quiet, warn: quiet, error: quiet };
  const door = createEngineDoor({
    upstream: app.engine.upstream,
    takeMessage: createMessageListener({ engine: app.engine, log }),
    host: '127.0.0.1',
    port: 0,
    log,
  });
  const bareUrl = `http://127.0.0.1:${await door.listen()}`;
  const tokens = {
    product: await makeToken(app.origin),
    bare: await makeToken(bareUrl),
  };
  return {
    app,
    urls: { product: app.origin, bare: bareUrl },
    tokens,
    async stop() {
      await door.close();
      await app.stop();
    },
  };
}

async function makeToken(url: string): Promise<string> {
  const form = new URLSearchParams({ email: ADMIN.email, password: ADMIN.password });
  const session = await fetch(`${url}/api/session`, { method: 'POST', body: form });
  const [cookie = ''] = (session.headers.get('set-cookie') ?? '').split(';');
  const headers = { cookie, origin: url };
  const made = await fetch(`${url}/api/session/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(),
  });
  if (!made.ok) throw new Error(`${made.status} ${await made.text()}`);
  return made.text();
}

/** Both doors of a running server. */
export type BothDoors = Awaited<ReturnType<typeof startBothDoors>>;

/** Starts one command line as whoever has the token. */
export function startCommand(
  { url, token }: { url: string; token: string },
  argv: string[],
  more: Parameters<typeof createTestContext>[0] = {},
) {
  const profile = { url, email: ADMIN.email, token };
  const test = createTestContext({
    profiles: createMemoryProfiles({ default: profile }),
    ...more,
  });
  return { ...test, ended: runCommandLine(argv, test.context) };
}
