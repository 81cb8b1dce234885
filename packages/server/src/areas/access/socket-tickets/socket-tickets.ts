import type { Identity } from '../../../ground/identity/identity';
import { createSecret, hashSecret } from '../../../db/credential-secret';

/** Max time a ticket waits for its socket, in ms. */
export const TICKET_MS = 30_000;
/** The oldest of a user gives way to one more. */
const MAX_WAITING = 20;

interface Waiting<Who> {
  identity: Who;
  expiresAt: number;
}

/**
 * One-use tickets that open a socket where no header can be sent. Only their hashes are kept, in the
 * memory of this process: a ticket that is lost in a restart is asked for again.
 */
export class SocketTickets<Who = Identity> {
  /** In the order of their ends. */
  readonly #waiting = new Map<string, Waiting<Who>>();
  readonly #clock: () => number;

  /** `keyOf` names whose tickets are counted together. */
  constructor(
    clock: () => number,
    private readonly keyOf: (who: Who) => unknown,
  ) {
    this.#clock = clock;
  }

  /** Makes a ticket for a socket of this identity. */
  issue(identity: Who): string {
    this.#makeRoom(this.keyOf(identity));
    const ticket = createSecret();
    const expiresAt = this.#clock() + TICKET_MS;
    this.#waiting.set(hashSecret(ticket), { identity, expiresAt });
    return ticket;
  }

  /** Takes a ticket and answers whose it was; undefined when it is unknown, used or too old. */
  redeem(ticket: string): Who | undefined {
    const hash = hashSecret(ticket);
    const waiting = this.#waiting.get(hash);
    this.#waiting.delete(hash);
    return waiting !== undefined && waiting.expiresAt > this.#clock()
      ? waiting.identity
      : undefined;
  }

  #makeRoom(key: unknown): void {
    const now = this.#clock();
    const ofUser: string[] = [];
    for (const [hash, { identity, expiresAt }] of this.#waiting) {
      if (expiresAt <= now) this.#waiting.delete(hash);
      else if (this.keyOf(identity) === key) ofUser.push(hash);
    }
    const [oldest] = ofUser;
    if (oldest !== undefined && ofUser.length >= MAX_WAITING) this.#waiting.delete(oldest);
  }
}
