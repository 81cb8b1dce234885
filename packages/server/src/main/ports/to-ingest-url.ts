import type { Config } from '../../config/config';
import { toUrlHost } from '../../config/to-url-host';

const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

/**
 * Where trackers send to. A listener on all addresses is reached by the name that people reach the server
 * by; one on an address of its own by that.
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
