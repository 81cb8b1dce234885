import {
  EXPRESSION_PROBLEMS,
  type ExpressionProblemCode,
  type ExpressionProblemParams,
} from './expression-problems';

/** The English sentence of a problem. */
export const sayExpressionProblem = (
  code: ExpressionProblemCode,
  params: ExpressionProblemParams,
): string =>
  EXPRESSION_PROBLEMS[code].replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
