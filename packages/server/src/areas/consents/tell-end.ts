import { formatDateTime } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import type { WordsFor } from '../../text/words-for';
import type { Notices } from '../../upstream/notices';
import type { ConsentStore, StoredConsent } from './consent-store';

interface TellOptions {
  database: Database;
  store: Pick<ConsentStore, 'listEnding' | 'markTold'>;
  /** Undefined where nobody can be told. */
  notices: Notices | undefined;
  /**
   * Returns the accounts that look after the vehicle of a consent: the requester, as long as they
   * do. Throws when that cannot be determined.
   */
  managersOf: (consent: StoredConsent) => Promise<readonly number[]>;
  wordsFor: WordsFor;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Tells that a consent is about to end, and that it has: each once, however many servers look. */
export function createTellEnd(options: TellOptions): () => Promise<void> {
  const { database, store, notices, managersOf, wordsFor, log } = options;

  const tell = async (told: Notices, consent: StoredConsent): Promise<void> => {
    const { id, personName: person, deviceName: device, status, expiresAt } = consent;
    const news = status === 'expired' ? 'expired' : 'ending';
    const written: { userId: number; subject: string }[] = [];
    for (const userId of await managersOf(consent)) {
      const reader = await told.readReader(userId);
      if (!reader) continue;
      const { t, locale } = (await wordsFor(userId))(reader.language);
      const end = formatDateTime(expiresAt ?? 0, { locale, timeZone: reader.timeZone, year: true });
      written.push({ userId, subject: t(`mail.consent.${news}`, { person, device, end }) });
    }
    await database.transaction(async (unit) => {
      if (!(await store.markTold(unit, id, news))) return;
      for (const { userId, subject } of written) {
        await told.add(unit, { userId }, { subject, body: '', why: 'consent' });
      }
    });
  };

  return async () => {
    if (!notices) return;
    for (const consent of await store.listEnding()) {
      // One that nobody can be found for now is looked at again, and keeps no other waiting.
      await tell(notices, consent).catch((error: unknown) => {
        log.warn({ err: error, consent: consent.id }, 'Nobody was told of the end of a consent');
      });
    }
  };
}
