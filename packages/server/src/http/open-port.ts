import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:http';
import { openListener } from '../listener/open-listener';
import { explainListenError } from './listen-error';

/** A port that listens, whoever answers there. */
export interface OpenPort {
  /** The one that was got. */
  readonly port: number;
  /** From now on that server, which listens nowhere itself, is given what comes. */
  answerWith(server: Server): void;
  /** Takes no more calls and answers those that were taken, for ten seconds at most. */
  close(): Promise<void>;
}

const CLOSE_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than balancers keep a connection that nobody uses (60 s): it must be theirs to close. */
const KEEP_ALIVE_MS = 72_000;
const EVENTS = ['request', 'upgrade', 'clientError'];

/**
 * Opens the product's port; every address of `localhost` where that is the host.
 * Throws `ConfigError` when it is taken or not allowed.
 */
export async function openPort(
  { host, port }: { host: string; port: number },
  first: Server,
): Promise<OpenPort> {
  let current = first;
  const listen = async (address: string, wanted: number) => {
    const server = createServer({
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    });
    for (const event of EVENTS) server.on(event, (...args) => current.emit(event, ...args));
    const listener = openListener(server, {
      host: address,
      port: wanted,
      closeTimeoutMs: CLOSE_TIMEOUT_MS,
    });
    return { port: await listener.listen(), close: listener.close };
  };

  const [address = host, ...others] = await listAddresses(host);
  const main = await listen(address, port).catch((error: unknown) => {
    throw explainListenError(error, { host, port, flag: 'port' });
  });
  // A machine whose other address cannot be listened on is still reached at the first.
  const more = await Promise.allSettled(others.map((other) => listen(other, main.port)));
  const open = [main, ...more.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))];
  let closing: Promise<unknown> | undefined;
  return {
    port: main.port,
    answerWith: (server) => void (current = server),
    close: async () => void (await (closing ??= Promise.all(open.map(({ close }) => close())))),
  };
}

const listAddresses = async (host: string): Promise<string[]> => {
  if (host !== 'localhost') return [host];
  const found = await lookup(host, { all: true }).catch(() => []);
  return [...new Set(found.map(({ address }) => address))];
};
