/** No steps are left. */
export class OutOfStepsError extends Error {}

/**
 * A bound on work for other people's calendars, the same on every machine: a day that is looked at is one step.
 * A thousand take about a tenth of a millisecond.
 */
export class Steps {
  #left: number;

  constructor(count: number) {
    this.#left = count;
  }

  get areOver(): boolean {
    return this.#left < 0;
  }

  spend(count: number): void {
    this.#left -= count;
    if (this.#left < 0) throw new OutOfStepsError('The calendar takes too long');
  }
}
