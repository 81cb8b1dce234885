import type { FastifyBaseLogger } from 'fastify';
import type { Access } from '../access/access';
import type { MayEnter } from '../access/may-enter';
import type { CredentialStore } from '../credentials/credential-store';
import type { Identify, Identity } from './identity';

/** An account, and who logged in as it. */
export interface Entry {
  userId: number;
  byUserId: number;
}

interface Options {
  mayEnter: Pick<MayEnter, 'mayStay'>;
  access: Pick<Access, 'onChanged'>;
  credentials: Pick<CredentialStore, 'listEntries' | 'endEntry'>;
  /** Somebody was put out of an account. */
  onEnded: (entry: Entry) => Promise<void>;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Time an answer stays cached, in ms; same as for an account's rights. */
const REMEMBERED_MS = 5_000;
/** Many changes in a row are one. */
const SOON_MS = 300;

/**
 * Logging in as another account lasts as long as the right to: it is asked again at each call, with each change that
 * this server hears of, and from time to time. With it ends all that was made there: sessions, tokens, sockets.
 */
export class EnteredSessions {
  readonly #options: Options;
  readonly #known = new Map<string, { answer: Promise<boolean>; untilMs: number }>();
  readonly #leaveOff: () => void;
  #soon: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#leaveOff = options.access.onChanged(() => {
      this.#known.clear();
      this.#soon ??= setTimeout(() => {
        this.#soon = undefined;
        this.look().catch((error: Error) =>
          options.log.warn({ err: error }, 'who logged in as another could not be asked again'),
        );
      }, SOON_MS);
    });
  }

  /**
   * Checks whether somebody may still be in an account; ends their access if not. Throws where that
   * cannot be determined.
   */
  async isAllowed(entry: Entry): Promise<boolean> {
    const { mayEnter, clock } = this.#options;
    const { userId, byUserId } = entry;
    const key = `${byUserId} ${userId}`;
    const nowMs = clock();
    const before = this.#known.get(key);
    if (before !== undefined && before.untilMs > nowMs) return before.answer;
    for (const [name, { untilMs }] of this.#known) if (untilMs <= nowMs) this.#known.delete(name);
    const answer = mayEnter.mayStay(byUserId, userId).then(async (mayStay) => {
      if (!mayStay) await this.#end(entry);
      return mayStay;
    });
    this.#known.set(key, { answer, untilMs: nowMs + REMEMBERED_MS });
    answer.catch(() => this.#known.delete(key));
    return answer;
  }

  /** Asks again about all that lasts. */
  async look(): Promise<void> {
    for (const entry of await this.#options.credentials.listEntries()) {
      await this.isAllowed(entry).catch((error: Error) =>
        this.#options.log.warn({ err: error, ...entry }, 'whether somebody may be in an account'),
      );
    }
  }

  stop(): void {
    this.#leaveOff();
    clearTimeout(this.#soon);
  }

  async #end({ userId, byUserId }: Entry): Promise<void> {
    const { credentials, onEnded } = this.#options;
    if (await credentials.endEntry({ userId, byUserId })) await onEnded({ userId, byUserId });
  }
}

/** An identity, unless it logged in as another account and might not do so now. */
export const askWhoEntered =
  (identify: Identify, entered: Pick<EnteredSessions, 'isAllowed'>): Identify =>
  async (request) => {
    const identity = await identify(request);
    const entry = identity && entryOf(identity);
    return entry && !(await entered.isAllowed(entry)) ? undefined : identity;
  };

/**
 * Returns the entry of the account that logged in as this one; undefined for identities acting as
 * themselves.
 */
export function entryOf(identity: Identity): Entry | undefined {
  const { userId } = identity;
  if (identity.kind === 'foreign-token') return undefined;
  const { byUserId } = identity.kind === 'session' ? identity.session : identity.token;
  return byUserId === undefined ? undefined : { userId, byUserId };
}
