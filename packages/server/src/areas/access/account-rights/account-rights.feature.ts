import { saySuspensionReason } from '@rastro/sdk/domain';
import type { SuspensionNews } from '../../../ground/logs/note-suspension';
import { defineFeature } from '../../../ground/feature';
import { registerAccountRightsRoutes } from './account-rights.routes';

declare module '../../../ground/feature' {
  interface Offers {
    /** Tells the owner of an account that somebody suspended or opened it. */
    tellSuspension: (userId: number, news: SuspensionNews, reason: string) => Promise<void>;
  }
}

/** Rights and suspensions of accounts. */
export const accountRightsFeature = defineFeature({
  name: 'account-rights',
  needs: ['access', 'accountRights', 'changeLog', 'termsStore'],
  open({ database, upstream, notices, brand, clock, log }, needed) {
    const tell = async (userId: number, news: SuspensionNews, reason: string): Promise<void> => {
      if (!notices) return;
      try {
        const reader = await notices.readReader(userId);
        if (!reader) return;
        const { t } = (await brand.wordsFor(userId))(reader.language);
        const body =
          news === 'suspended'
            ? `${t('mail.account.suspendedBody')}\n${saySuspensionReason(t, reason)}`
            : '';
        const notice = { subject: t(`mail.account.${news}`), body, why: 'account' as const };
        await database.transaction((unit) => notices.add(unit, { userId }, notice));
      } catch (error) {
        // What was decided stands, told or not.
        log.warn({ err: error, userId }, 'An account could not be told of its suspension');
      }
    };
    return {
      offers: { tellSuspension: tell },
      routes: (door) =>
        registerAccountRightsRoutes(door, {
          ...needed,
          upstream,
          clock,
          tell,
          wordsOf: brand.wordsOf,
          prefix: brand.attributePrefix,
        }),
    };
  },
});
