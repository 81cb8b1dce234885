import { ERROR_CODES, LOCALES } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
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
      const { t } = getProductWords(locale);
      const unknown = t('error.code.UNKNOWN_ERROR');
      const silent = ERROR_CODES.filter((code) => t(`error.code.${code}`) === unknown);
      expect(silent).toEqual(['UNKNOWN_ERROR']);
    }
  });
});
