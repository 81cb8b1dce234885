import type { SocketLike } from './live-types';

/** Settings of a {@link TicketSocket}. */
export interface TicketSocketSettings {
  /** Asks the server for a ticket. */
  readTicket: (signal: AbortSignal) => Promise<string>;
  /** Opens a socket with it; may throw. */
  open: (ticket: string) => SocketLike;
}

/**
 * A socket for clients with a token: browsers send no headers with sockets, and a token in an address
 * would end up in logs. So each one first gets a ticket of its own, good for one socket.
 */
export class TicketSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;
  readonly #asking = new AbortController();
  #socket: SocketLike | undefined;

  constructor({ readTicket, open }: TicketSocketSettings) {
    readTicket(this.#asking.signal)
      .then((ticket) => {
        if (!this.#asking.signal.aborted) this.#listen(open(ticket));
      })
      .catch((error: unknown) => this.onerror?.(error as never));
  }

  close(code?: number, reason?: string): void {
    this.#asking.abort();
    this.#socket?.close(code, reason);
  }

  #listen(socket: SocketLike): void {
    this.#socket = socket;
    socket.onopen = (event) => this.onopen?.(event);
    socket.onmessage = (event) => this.onmessage?.(event);
    socket.onclose = (event) => this.onclose?.(event);
    socket.onerror = (event) => this.onerror?.(event);
  }
}
