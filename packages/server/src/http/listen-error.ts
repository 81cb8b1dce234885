import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigError } from '../config/config';

/** Throws `ConfigError` when a port cannot be listened on; leaves it free. */
export async function probePort(
  { host, port }: { host: string; port: number },
  flag: PortFlag,
): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen({ host, port }), 'listening');
  } catch (error) {
    throw explainListenError(error, { host, port, flag });
  }
  probe.close();
  await once(probe, 'close');
}

/** The flags that name a port; each has one beside it that names the host. */
export type PortFlag = 'port' | 'ingest-port' | 'engine-port' | 'metrics-port' | 'receiver-port';

/** Explains how to resolve a failure to listen on an address. */
export function explainListenError(
  error: unknown,
  { host, port, flag }: { host: string; port: number; flag: PortFlag },
): unknown {
  const hostFlag = flag.replace('port', 'host');
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new ConfigError(
        `Port ${port} on ${host} is in use by another program. ` +
          `Stop it, or choose another port with --${flag} N.`,
      );
    case 'EACCES':
      return new ConfigError(
        `Port ${port} may not be opened by this user. Choose one above 1023 with --${flag} N.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError(
        `This machine has no address ${host}. Choose one with --${hostFlag}, such as 127.0.0.1.`,
      );
    default:
      return error;
  }
}
