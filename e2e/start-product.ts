import { administrator, setUp, signIn, type CallApi } from './api';
import { startServer, type RunningServer } from './start-server';

interface Product {
  server: RunningServer;
  /** Where trackers send to. */
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
    env,
  }: { tracking?: string[]; door?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Product> {
  if (project.name !== 'proxy') {
    const server = await startServer(['--no-demo', ...tracking, ...door], env);
    const { ingestUrl } = server;
    return { server, ingestUrl, call: await setUp(server), stop: () => server.stop() };
  }
  const elsewhere = await startServer(['--no-demo', '--engine-port', '0', ...tracking]);
  const server = await startServer(['--tracking-url', elsewhere.engineUrl, ...door], env);
  await setUp(elsewhere);
  return {
    server,
    ingestUrl: elsewhere.ingestUrl,
    call: await signIn(server, administrator),
    async stop() {
      await server.stop();
      await elsewhere.stop();
    },
  };
}
