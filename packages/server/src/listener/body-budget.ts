import type { IncomingMessage } from 'node:http';

/** Bytes of bodies that an address may have under way at a port. */
const ADDRESS_BYTES = 16 * 1024 * 1024;
/** And all addresses together. */
const PORT_BYTES = 64 * 1024 * 1024;

/** Keeps what is held of bodies within bounds, whoever sends them and however slowly. */
export interface BodyBudget {
  /**
   * Counts what comes of the body of a request until that is given back; `cut` is called once it is too
   * much. Undefined when the address or the port has all of its own already.
   */
  watch(request: IncomingMessage, network: string, cut: () => void): (() => void) | undefined;
}

/** True when a body follows the headers. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

/** The budget of a port. What is announced and does not come costs nothing, or strangers could take all of it. */
export const createBodyBudget = (): BodyBudget => {
  const held = new Map<string, number>();
  let total = 0;
  const heldBy = (network: string): number => held.get(network) ?? 0;
  const add = (network: string, bytes: number): void => {
    total += bytes;
    const sum = heldBy(network) + bytes;
    if (sum > 0) held.set(network, sum);
    else held.delete(network);
  };
  return {
    watch(request, network, cut) {
      if (!hasBody(request)) return () => undefined;
      if (heldBy(network) >= ADDRESS_BYTES || total >= PORT_BYTES) return undefined;
      let taken = 0;
      const push = request.push.bind(request);
      request.push = (chunk: Buffer | null, encoding?: BufferEncoding): boolean => {
        const bytes = chunk?.length ?? 0;
        taken += bytes;
        add(network, bytes);
        if (heldBy(network) > ADDRESS_BYTES || total > PORT_BYTES) cut();
        return push(chunk, encoding);
      };
      return () => {
        add(network, -taken);
        request.push = push;
      };
    },
  };
};
