import type { IncomingMessage } from 'node:http';

/** Bytes of bodies that an address may have under way at a port. */
const ADDRESS_BYTES = 16 * 1024 * 1024;
/** And all addresses together. */
const PORT_BYTES = 64 * 1024 * 1024;

/** Keeps what is held of bodies within bounds, whoever sends them and however slowly. */
export interface BodyBudget {
  /**
   * Takes what the body of a request may need, and says how to give it back; undefined when the address or
   * the port has all of its own.
   */
  take(request: Pick<IncomingMessage, 'headers'>, network: string): (() => void) | undefined;
}

/** Whether something comes behind the headers. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

/** The budget of a port that reads `longestBytes` of a body at most. */
export const createBodyBudget = (longestBytes: number): BodyBudget => {
  const held = new Map<string, number>();
  let total = 0;
  const add = (network: string, bytes: number): void => {
    const sum = (held.get(network) ?? 0) + bytes;
    total += bytes;
    if (sum > 0) held.set(network, sum);
    else held.delete(network);
  };
  return {
    take(request, network) {
      if (!hasBody(request)) return () => undefined;
      // One that does not say how long it is may be as long as any.
      const said = Number(request.headers['content-length'] ?? longestBytes);
      const bytes = Math.min(said, longestBytes);
      const isTooMuch = (held.get(network) ?? 0) + bytes > ADDRESS_BYTES;
      if (isTooMuch || total + bytes > PORT_BYTES) return undefined;
      add(network, bytes);
      return () => add(network, -bytes);
    },
  };
};
