import type { WordsOf } from '@rastro/sdk/words';
import type { Database } from '../../db/database';
import type { CostKind } from '../../providers/daily-budget';
import type { EngineLog } from '../common/engine-log';
import type { LoadRecipient } from './outbox/load-recipient';
import type { Outbox } from './outbox/outbox';
import type { OutboxEntry } from './outbox/outbox-entry';

interface TellLimitOptions {
  db: Database;
  outbox: () => Pick<Outbox, 'add'>;
  listAdministrators: () => Promise<readonly number[]>;
  loadRecipient: LoadRecipient;
  hasMail: () => boolean;
  wordsOf: WordsOf;
  log: EngineLog;
}

const SPENT: Readonly<Record<CostKind, string>> = {
  text: 'An account has had all short messages of the day',
  mail: 'An account has had all mails of the day',
  message: 'An account has had all messages of the day by services such as WhatsApp',
};

/** Tells those who run the server that an account has spent its day: in the log, and of short messages by mail. */
export const createTellLimit =
  ({ db, outbox, listAdministrators, loadRecipient, hasMail, wordsOf, log }: TellLimitOptions) =>
  async (
    account: { userId: number; name: string },
    kind: CostKind,
    most: number,
  ): Promise<void> => {
    log.warn({ userId: account.userId, most }, SPENT[kind]);
    if (!hasMail() || kind !== 'text') return;
    const entries: OutboxEntry[] = [];
    for (const userId of await listAdministrators()) {
      const to = await loadRecipient(userId);
      if (!to) continue;
      const { t } = wordsOf(to.reader.language);
      const params = { name: account.name, most };
      const subject = t('mail.smsLimit.subject', params);
      const body = t('mail.smsLimit.text', params);
      entries.push({
        channel: 'mail',
        userId,
        message: { kind: 'announcement', subject, body, why: 'administers' } as const,
      });
    }
    await db.transaction((unit) => outbox().add(unit, entries));
  };
