import type { Translate } from '@rastro/sdk/words';

/** How many of something an account may have; a negative limit is none. */
export const sayLimit = (t: Translate, limit: number): string =>
  limit < 0 ? t('users.limit.none') : t('users.limit.count', { count: limit });
