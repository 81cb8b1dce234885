import { describeErrorCode, ERROR_CODES, LOCALES } from '@rastro/sdk/domain';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error';

describe('a refusal', () => {
  it('has no code that the SDK has no words for', () => {
    // @ts-expect-error -- the types refuse it; the directive fails once they no longer do
    const { code } = new ApiError(400, 'NOBODY_HAS_WORDS_FOR_THIS', 'No.');
    expect(ERROR_CODES).not.toContain(code);
  });

  it('is told in each language in words of its own', () => {
    for (const locale of LOCALES) {
      const unknown = describeErrorCode('UNKNOWN_ERROR', locale);
      const silent = ERROR_CODES.filter((code) => describeErrorCode(code, locale) === unknown);
      expect(silent).toEqual(['UNKNOWN_ERROR']);
    }
  });
});
