import type { Config } from '../../config/config';
import { toUrlHost } from '../../config/to-url-host';

const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

/**
 * Returns the address that trackers send to. A listener on all addresses is reached by the server's
 * public host name; one on a specific address, by that.
 */
export function toIngestUrl(
  { ingestHost, publicUrl }: Pick<Config, 'ingestHost' | 'publicUrl'>,
  { hostname, port }: { hostname: string; port: number },
): string {
  const isOpen = ANY_ADDRESS.has(ingestHost);
  const reached = publicUrl === undefined ? hostname : new URL(publicUrl).hostname;
  const host = isOpen && reached ? reached : ingestHost;
  return `http://${host.startsWith('[') ? host : toUrlHost(host)}:${port}`;
}
