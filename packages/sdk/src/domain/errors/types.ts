export type { ErrorCode } from './error-codes';
export type { IssueLike } from './to-validation-problem';
export type { ProblemCode, ValidationProblem } from './validation-problem';
