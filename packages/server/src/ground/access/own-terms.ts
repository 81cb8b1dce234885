import type { AccountRights } from './account-rights';
import type { Session, SessionStart } from '../sessions/sessions.service';
import type { PolicyInForce, PolicyOf } from '../branding/policy-in-force';
import type { AcceptedTerms, TermsStore } from './terms-store';

/** Terms that an account has to accept, and those that it accepted. */
export interface TermsOfAccount {
  policy: PolicyInForce;
  /** The one that was accepted last, of whomever it was. */
  latest: AcceptedTerms | null;
  isAccepted: boolean;
  /** The version in force waits for a yes. */
  isDue: boolean;
}

interface Options {
  policyOf: PolicyOf;
  store: Pick<TermsStore, 'list'>;
  accountRights: Pick<AccountRights, 'read'>;
  clock: () => number;
}

/** Lifetime of cached terms, in ms: as long as that of an account's rights. */
const REMEMBERED_MS = 5_000;

/**
 * Sessions of people who come as themselves, not in another's account and not at the demo. A token
 * session has to accept too, by signing in with the password: else a token made before would be a
 * way around.
 */
const ASKED: ReadonlySet<SessionStart> = new Set(['password', 'device', 'setup', 'token']);

/** Terms that people have yet to accept, read from the database once in five seconds of use. */
export class OwnTerms {
  readonly #options: Options;
  readonly #known = new Map<number, { answer: Promise<TermsOfAccount>; untilMs: number }>();

  constructor(options: Options) {
    this.#options = options;
  }

  async read(userId: number): Promise<TermsOfAccount> {
    const { policyOf, store, accountRights } = this.#options;
    const policy = await policyOf(userId);
    if (policy.version === null) return { policy, latest: null, isAccepted: false, isDue: false };
    const accepted = await store.list(userId);
    const isAccepted = accepted.some(
      ({ domain, version }) => domain === policy.domain && version === policy.version,
    );
    // Who scans codes works for the company that accepted them, and a scan waits for nothing.
    const isDue = !isAccepted && (await accountRights.read(userId)).qrDriver === null;
    return { policy, latest: accepted[0] ?? null, isAccepted, isDue };
  }

  /** Checks whether a session begun this way must accept the terms first. */
  async isDue({ userId, startedBy }: Pick<Session, 'userId' | 'startedBy'>): Promise<boolean> {
    if (!ASKED.has(startedBy)) return false;
    const nowMs = this.#options.clock();
    const before = this.#known.get(userId);
    if (before !== undefined && before.untilMs > nowMs) return (await before.answer).isDue;
    for (const [id, { untilMs }] of this.#known) if (untilMs <= nowMs) this.#known.delete(id);
    const answer = this.read(userId);
    this.#known.set(userId, { answer, untilMs: nowMs + REMEMBERED_MS });
    answer.catch(() => this.#known.delete(userId));
    return (await answer).isDue;
  }

  /** Somebody accepted, or rights changed; null is everybody. */
  forget(userId: number | null): void {
    if (userId === null) this.#known.clear();
    else this.#known.delete(userId);
  }
}
