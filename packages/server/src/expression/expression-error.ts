/** Why an expression cannot be read or worked out; `at` counts characters from 0. */
export class ExpressionError extends Error {
  constructor(
    reason: string,
    readonly at: number,
    /** A Traccar takes it for nothing: people are told what is wrong, its own clients nothing. */
    readonly isNothing = false,
  ) {
    super(`${reason} (at character ${at + 1})`);
    this.name = 'ExpressionError';
  }
}
