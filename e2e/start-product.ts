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
 * door of another server.
 */
export async function startProduct(
  { project }: { project: { name: string } },
  flags: string[] = [],
): Promise<Product> {
  if (project.name !== 'proxy') {
    const server = await startServer(['--no-demo', ...flags]);
    const { ingestUrl } = server;
    return { server, ingestUrl, call: await setUp(server), stop: () => server.stop() };
  }
  const elsewhere = await startServer(['--no-demo', '--engine-port', '0']);
  const server = await startServer(['--tracking-url', elsewhere.engineUrl, ...flags]);
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
