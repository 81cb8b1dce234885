import type { WordsOf } from '@rastro/sdk/words';
import type { Database } from '../../db/database';
import type { EngineLog } from '../common/engine-log';
import type { LoadRecipient } from './outbox/load-recipient';
import type { Outbox } from './outbox/outbox';
import type { OutboxEntry } from './outbox/outbox-entry';

interface TellLimitOptions {
  db: Database;
  outbox: () => Pick<Outbox, 'add'>;
  listAdministrators: () => Promise<readonly number[]>;
  loadRecipient: LoadRecipient;
  hasMail: boolean;
  wordsOf: WordsOf;
  log: EngineLog;
}

/** Tells those who run the server that an account has had all short messages of the day: by mail, and in the log. */
export const createTellLimit =
  ({ db, outbox, listAdministrators, loadRecipient, hasMail, wordsOf, log }: TellLimitOptions) =>
  async (account: { userId: number; name: string }, most: number): Promise<void> => {
    log.warn({ userId: account.userId, most }, 'An account has had all short messages of the day');
    if (!hasMail) return;
    const entries: OutboxEntry[] = [];
    for (const userId of await listAdministrators()) {
      const to = await loadRecipient(userId);
      if (!to) continue;
      const { t } = wordsOf(to.reader.language);
      const params = { name: account.name, most };
      const subject = t('mail.smsLimit.subject', params);
      const body = t('mail.smsLimit.text', params);
      entries.push({
        ...{ channel: 'mail', userId },
        message: { kind: 'announcement', subject, body } as const,
      });
    }
    await db.transaction((unit) => outbox().add(unit, entries));
  };
