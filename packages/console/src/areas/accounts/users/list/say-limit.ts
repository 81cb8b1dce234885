import type { Translate } from '@rastro/sdk/words';

/** Formats the max number that an account may have of something; negative is unlimited. */
export const sayLimit = (t: Translate, limit: number): string =>
  limit < 0 ? t('users.limit.none') : t('users.limit.count', { count: limit });
