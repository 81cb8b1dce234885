import type { ServiceFound } from '@rastro/sdk/domain';

/** Why a service outside could not be asked. */
export type LookupProblem = 'away' | 'slow' | 'refused' | 'unreadable' | 'busy';

/** A service outside gave no answer that can be used. The message names no key and no whole address. */
export class LookupError extends Error {
  readonly problem: LookupProblem;

  constructor(
    problem: LookupProblem,
    message: string,
    /** Why, for other languages; left out where only the message says it. */
    readonly found?: ServiceFound,
  ) {
    super(message);
    this.problem = problem;
  }
}
