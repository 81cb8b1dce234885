import type { ErrorCode } from '../errors/error-codes';

/** The rules by which something is refused: each is an error code, and has words in every language. */
export const ACCESS_RULES = [
  'ADMINISTRATOR_REQUIRED',
  'MANAGER_REQUIRED',
  'HTTP_403_FORBIDDEN',
  'ACCOUNT_IS_SHARED',
  'ACCOUNT_IS_QR_DRIVER',
  'ACCOUNT_IS_SUSPENDED',
  'ACCOUNT_IS_SUSPENDED_TRUST',
  'ACCOUNT_IS_READONLY',
  'ACCOUNT_IS_DEVICE_READONLY',
  'ACCOUNT_WITHOUT_COMMANDS',
  'ACCOUNT_WITHOUT_REPORTS',
  'EMAIL_IS_FIXED',
  'USER_DEVICE_LIMIT_REACHED',
  'USER_LIMIT_REACHED',
  'PERMISSION_REQUIRED',
  'PLUS_REQUIRED',
  'REGISTRATION_DISABLED',
  'OWN_ACCOUNT_DELETION',
  'SUPERIOR_ADMINISTRATOR',
  'BILLING_DISABLED',
  'SECOND_FACTOR_REQUIRED',
] as const satisfies readonly ErrorCode[];

/** A rule that refuses. */
export type AccessRule = (typeof ACCESS_RULES)[number];
