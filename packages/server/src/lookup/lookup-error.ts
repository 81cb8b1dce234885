import type { ServiceFound } from '@rastro/sdk/domain';

/** Reason for a failed request to an external service. */
export type LookupProblem = 'away' | 'slow' | 'refused' | 'unreadable' | 'busy';

/** A service outside gave no answer that can be used. The message names no key and no whole address. */
export class LookupError extends Error {
  readonly problem: LookupProblem;

  constructor(
    problem: LookupProblem,
    message: string,
    /** Reason for translation; left out where only the message states it. */
    readonly found?: ServiceFound,
  ) {
    super(message);
    this.problem = problem;
  }
}
