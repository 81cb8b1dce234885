import type { FastifyBaseLogger } from 'fastify';

/** Says more of who is signed in, for their own session alone; nothing where there is nothing to say. */
export type ReadFacts = (userId: number) => Promise<Readonly<Record<string, unknown>>>;

/**
 * Facts on the account that parts of the product add at sign-in, beside those of the tracking API.
 */
export class SessionFacts {
  readonly #reads: ReadFacts[] = [];

  constructor(private readonly log: Pick<FastifyBaseLogger, 'warn'>) {}

  add(read: ReadFacts): void {
    this.#reads.push(read);
  }

  /** The JSON of a user with them; as it is where there are none. What cannot be read keeps nobody out. */
  async complete(userId: number, user: string): Promise<string> {
    const facts: Record<string, unknown> = {};
    for (const read of this.#reads) {
      try {
        Object.assign(facts, await read(userId));
      } catch (error) {
        this.log.warn({ err: error, userId }, 'A session was answered without all that is known');
      }
    }
    if (Object.keys(facts).length === 0) return user;
    return JSON.stringify({ ...(JSON.parse(user) as object), ...facts });
  }
}
