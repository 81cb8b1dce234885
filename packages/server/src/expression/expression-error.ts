import {
  type ExpressionProblemCode,
  type ExpressionProblemParams,
  sayExpressionProblem,
} from '@rastro/sdk/domain';

/** Error of an expression that cannot be parsed or evaluated; `at` counts characters from 0. */
export class ExpressionError extends Error {
  constructor(
    [code, params = {}]: readonly [ExpressionProblemCode, ExpressionProblemParams?],
    readonly at: number,
    /** A Traccar takes it for nothing: people are told what is wrong, its own clients nothing. */
    readonly isNothing = false,
  ) {
    super(`${sayExpressionProblem(code, params)} (at character ${at + 1})`);
    this.name = 'ExpressionError';
  }
}
