import type { ErrorCode } from '@rastro/sdk/domain';
import { lookup } from 'node:dns/promises';
import type { Server } from 'node:http';
import { MINUTE_MS } from '@rastro/sdk/domain';
import { type ListenerLog, openListener, type PortLimits } from '../listener/open-listener';
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
const REQUEST_TIMEOUT_MS = MINUTE_MS;
/** Longer than balancers keep a connection that nobody uses (60 s): it must be theirs to close. */
const KEEP_ALIVE_MS = 72_000;
const TOO_MANY_CALLS = {
  type: 'application/json; charset=utf-8',
  text: JSON.stringify({
    code: 'HTTP_429_TOO_MANY_REQUESTS' satisfies ErrorCode,
    message: 'Too many calls from this address. Try again in a second.',
  }),
};

interface PortOptions {
  host: string;
  /** 0 asks for a free one. */
  port: number;
  log: ListenerLog;
  /** Rate limits per address; unlimited when left out. */
  limits?: PortLimits | undefined;
}

/**
 * Opens the product's port; every address of `localhost` where that is the host.
 * Throws `ConfigError` when it is taken or not allowed.
 */
export async function openPort(
  { host, port, log, limits }: PortOptions,
  first: Server,
): Promise<OpenPort> {
  let current = first;
  const listen = async (address: string, wanted: number) => {
    const passOn =
      (event: string) =>
      (...args: unknown[]) =>
        void current.emit(event, ...args);
    const handlers = {
      request: passOn('request'),
      upgrade: passOn('upgrade'),
      clientError: passOn('clientError'),
      refusal: TOO_MANY_CALLS,
    };
    const listener = openListener(handlers, {
      host: address,
      port: wanted,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      closeTimeoutMs: CLOSE_TIMEOUT_MS,
      log,
      limits,
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
