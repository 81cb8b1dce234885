/** No steps are left. */
export class OutOfStepsError extends Error {}

/**
 * A bound on work by what people wrote (calendars, expressions), the same on every machine, however busy. Each kind of
 * work says what a step of it is; a thousand take well below a millisecond.
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
    if (this.#left < 0) throw new OutOfStepsError('It takes too long');
  }
}
