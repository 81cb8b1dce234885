export { toErrorCode, toErrorMessage, toSignInErrorCode } from './error-code';
export { ERROR_CODES } from './error-codes';
export { toValidationProblem } from './to-validation-problem';
export type * from './types';
export { PROBLEM_CODES } from './validation-problem';
