export { toErrorCode, toErrorMessage, toSignInErrorCode } from './error-code';
export { ERROR_CODES, type ErrorCode } from './error-codes';
export { type IssueLike, toValidationProblem } from './to-validation-problem';
export { PROBLEM_CODES, type ProblemCode, type ValidationProblem } from './validation-problem';
