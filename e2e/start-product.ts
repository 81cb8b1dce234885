import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administrator, setUp, signIn, type CallApi } from './api';
import { startServer, type RunningServer } from './start-server';

interface Product {
  server: RunningServer;
  /** Address that trackers send to. */
  ingestUrl: string;
  /** Calls the product's door as the first administrator. */
  call: CallApi;
  stop(): Promise<void>;
}

/**
 * The product without the demo: over its own engine, or, in the project `proxy`, in front of the engine's
 * door of another server. Of the further flags `tracking` are for who tracks, `door` for who has the console; `env` is the latter's.
 */
export async function startProduct(
  { project }: { project: { name: string } },
  {
    tracking = [],
    door = [],
    isToldOf = false,
    env,
  }: {
    tracking?: string[];
    door?: string[];
    /** In front of the other server, as one that this forwards to: it tells people by itself. */
    isToldOf?: boolean;
    env?: NodeJS.ProcessEnv;
  } = {},
): Promise<Product> {
  if (project.name !== 'proxy') {
    const server = await startServer(['--no-demo', ...tracking, ...door], env);
    const { ingestUrl } = server;
    return { server, ingestUrl, call: await setUp(server), stop: () => server.stop() };
  }
  const elsewhere = await startServer(['--no-demo', '--engine-port', '0', ...tracking]);
  await setUp(elsewhere);
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  const inFile = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const told = isToldOf && [
    ...['--tracking-token-file', inFile('token', await makeToken(elsewhere.engineUrl))],
    ...['--receiver-port', '0', '--receiver-secret-file', inFile('secret', randomUUID())],
  ];
  const behind = ['--tracking-url', elsewhere.engineUrl, ...(told || [])];
  const server = await startServer([...behind, ...door], env);
  return {
    server,
    ingestUrl: elsewhere.ingestUrl,
    call: await signIn(server, administrator),
    async stop() {
      await server.stop();
      await elsewhere.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A token of the first administrator, as a tracking API makes them. */
async function makeToken(engineUrl: string): Promise<string> {
  const { email, password } = administrator;
  const answer = await fetch(`${engineUrl}/api/session/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${email}:${password}`)}` },
    body: new URLSearchParams({ expiration: new Date(Date.now() + 3_600_000).toISOString() }),
  });
  if (!answer.ok) throw new Error(`the token was answered ${answer.status}`);
  return answer.text();
}
