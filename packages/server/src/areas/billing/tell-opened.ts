import type { Host } from '../../ground/feature';

/** Tells the owner of an account that it was suspended for what is owed, or opened again. */
export function createTellOpened({
  database,
  notices,
  brand: { wordsFor },
  log,
}: Pick<Host, 'database' | 'notices' | 'brand' | 'log'>) {
  return async (userId: number, news: 'suspended' | 'restored'): Promise<void> => {
    if (!notices) return;
    const reader = await notices.readReader(userId).catch(() => null);
    const { t } = (await wordsFor(userId))(reader?.language ?? '');
    const body = news === 'suspended' ? t('mail.billing.suspended') : '';
    const notice = { subject: t(`mail.account.${news}`), body, why: 'account' as const };
    await database
      .transaction((unit) => notices.add(unit, { userId }, notice))
      .catch((error: unknown) => log.warn({ err: error, userId }, 'An account was not told'));
  };
}
