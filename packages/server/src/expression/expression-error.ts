/** Why an expression cannot be read or worked out; `at` counts characters from 0. */
export class ExpressionError extends Error {
  constructor(
    reason: string,
    readonly at: number,
  ) {
    super(`${reason} (at character ${at + 1})`);
    this.name = 'ExpressionError';
  }
}
