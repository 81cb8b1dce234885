/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

/** The words of `errors.json` and what fills their places. */
export interface ErrorsWords {
  'error.code.FILL_ALL_FIELDS': undefined;
  'error.code.FILL_EMAIL_FIELD': undefined;
  'error.code.FILL_TOKEN_FIELD': undefined;
  'error.code.FILL_NAME': undefined;
  'error.code.UNKNOWN_ERROR': undefined;
  'error.code.CONNECTION_ERROR': undefined;
  'error.code.LOGIN_PROCESS_ERROR': undefined;
  'error.code.HTTP_401_UNAUTHORIZED': undefined;
  'error.code.INVALID_LOGIN_DATA': undefined;
  'error.code.ACCOUNT_IS_SUSPENDED': undefined;
  'error.code.ACCOUNT_IS_SUSPENDED_TRUST': undefined;
  'error.code.ACCOUNT_IS_DISABLED': undefined;
  'error.code.ACCOUNT_IS_BLOCKED': undefined;
  'error.code.REGISTRATION_DISABLED': undefined;
  'error.code.USER_NOT_AUTHED': undefined;
  'error.code.NEW_VERSION_AVAILABLE': undefined;
  'error.code.USER_IS_DISABLED': undefined;
  'error.code.USER_HAS_EXPIRED': undefined;
  'error.code.SETUP_CODE_WRONG': undefined;
  'error.code.TIMEOUT': undefined;
  'error.code.ABORTED': undefined;
  'error.code.UNEXPECTED_ANSWER': undefined;
  'error.code.HTTP_403_FORBIDDEN': undefined;
  'error.code.HTTP_404_NOT_FOUND': undefined;
  'error.code.HTTP_409_CONFLICT': undefined;
  'error.code.HTTP_413_PAYLOAD_TOO_LARGE': undefined;
  'error.code.HTTP_429_TOO_MANY_REQUESTS': undefined;
  'error.code.TOO_MANY_ATTEMPTS': undefined;
  'error.code.DEMO_OFF': undefined;
  'error.code.DEMO_NOT_PUBLIC': undefined;
  'error.code.INTERNAL_ERROR': undefined;
  'error.code.UPSTREAM_FAILED': undefined;
  'error.code.UPSTREAM_AWAY': undefined;
  'error.code.UPSTREAM_SLOW': undefined;
  'error.code.UPSTREAM_INCOMPATIBLE': undefined;
  'error.code.INVALID_TOKEN': undefined;
  'error.code.ONE_TIME_CODE_NEEDED': undefined;
  'error.code.ONE_TIME_CODE_WRONG': undefined;
  'error.code.SECOND_FACTOR_REQUIRED': undefined;
  'error.code.DATABASE_AWAY': undefined;
  'error.code.STARTING': undefined;
  'error.code.STOPPING': undefined;
  'error.code.ENTERING_NEEDS_SIGN_IN': undefined;
  'error.code.PEOPLE_NEED_SIGN_IN': undefined;
  'error.code.PLUS_REQUIRED': undefined;
  'suspension.reason.invoice': undefined;
}
