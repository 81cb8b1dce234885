// @vitest-environment node
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { toErrorCode, toErrorMessage, toSignInErrorCode } from './error-code';
import { validateSignIn } from '../access/validate-sign-in';

describe('toErrorCode', () => {
  it('[S8.2] [S8.3] [S8.4] cuts before the first dash, spaces to underscores, upper case', () => {
    expect(toErrorCode('Account is suspended - pay - now')).toBe('ACCOUNT_IS_SUSPENDED');
    expect(toErrorCode('HTTP 401 Unauthorized - WebApplicationException (A:1 < B:2)')).toBe(
      'HTTP_401_UNAUTHORIZED',
    );
    expect(toErrorCode('SETUP_CODE_WRONG')).toBe('SETUP_CODE_WRONG');
  });

  it('takes Java class names off the first line', () => {
    expect(
      toErrorCode('java.lang.SecurityException: User is disabled\n\tat org.x.Y(Z.java:1)'),
    ).toBe('USER_IS_DISABLED');
    expect(
      toErrorMessage(
        'java.util.concurrent.ExecutionException: jakarta.mail.MessagingException: No SMTP',
      ),
    ).toBe('No SMTP');
    expect(toErrorCode('java.lang.NullPointerException\n\tat a.b(C.java:1)')).toBe('');
  });

  it('[S8.22] understands the code without its D', () => {
    expect(toErrorCode('Write access denie')).toBe('WRITE_ACCESS_DENIED');
    expect(toErrorCode('Write access denied')).toBe('WRITE_ACCESS_DENIED');
  });

  it('gives codes that stay codes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const code = toErrorCode(text);
        expect(toErrorCode(code)).toBe(code);
        expect(code).not.toMatch(/\s/);
      }),
    );
  });
});

describe('toSignInErrorCode', () => {
  it('[S8.10] is CONNECTION_ERROR without an answer', () => {
    expect(toSignInErrorCode({ status: undefined, text: null })).toBe('CONNECTION_ERROR');
  });

  it('[S8.8] is ACCOUNT_IS_BLOCKED for 500 without words; words go first', () => {
    expect(toSignInErrorCode({ status: 500, text: null })).toBe('ACCOUNT_IS_BLOCKED');
    expect(toSignInErrorCode({ status: 500, text: 'Account is suspended - x' })).toBe(
      'ACCOUNT_IS_SUSPENDED',
    );
  });

  it('[S8.9] is UNKNOWN_ERROR for a body that is no text', () => {
    expect(toSignInErrorCode({ status: 400, text: null })).toBe('UNKNOWN_ERROR');
  });

  it('[S8.12] is HTTP_401_UNAUTHORIZED for wrong credentials', () => {
    expect(toSignInErrorCode({ status: 401, text: 'HTTP 401 Unauthorized' })).toBe(
      'HTTP_401_UNAUTHORIZED',
    );
    expect(toSignInErrorCode({ status: 401, text: null })).toBe('HTTP_401_UNAUTHORIZED');
  });

  it('[S8.14] is INVALID_LOGIN_DATA for a failed token, INVALID_SHARE for an ended share', () => {
    expect(toSignInErrorCode({ status: 401, text: 'Token has expired', byToken: true })).toBe(
      'INVALID_LOGIN_DATA',
    );
    expect(toSignInErrorCode({ status: 401, text: 'INVALID_SHARE', byToken: true })).toBe(
      'INVALID_SHARE',
    );
  });
});

describe('validateSignIn', () => {
  it('[S5.1] [S5.2] wants both fields', () => {
    expect(validateSignIn({ email: ' ', password: 'x' })).toBe('FILL_ALL_FIELDS');
    expect(validateSignIn({ email: 'a', password: '' })).toBe('FILL_ALL_FIELDS');
    expect(validateSignIn({ email: 'a', password: ' ' })).toBeNull();
  });
});
