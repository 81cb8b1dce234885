import { type AccessArea, decide, type DueSubject, splitList } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database';
import type { WordsFor } from '../../../text/words-for';
import type { Notices } from '../../../upstream/notices';
import type { Access } from '../../../ground/access/access';
import type { DueNoticeStore, StoredNotice } from './due-notice-store';
import { findDueLicences, findDueLines, type FindDueOptions } from './find-due';
import { writeLicenceNotice, writeMaintenanceNotice } from './write-notice';

interface TellDueOptions extends FindDueOptions {
  database: Database;
  store: DueNoticeStore;
  notices: Notices;
  access: Pick<Access, 'actorOf'>;
  wordsFor: WordsFor;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const AREAS: Readonly<Record<StoredNotice['kind'], AccessArea>> = {
  maintenance: 'maintenance',
  licence: 'drivers',
};

/** Tells each account what it wants to know of before it is due, each thing once however many servers look. */
export function createTellDue(options: TellDueOptions): () => Promise<void> {
  const { database, store, notices, access, wordsFor, clock, log } = options;

  /** Sends what is not yet notified, in the transaction that remembers it. */
  const tell = async <Thing>(
    notice: StoredNotice,
    due: readonly DueSubject<Thing>[],
    write: (things: Thing[]) => { subject: string; body: string },
  ): Promise<void> => {
    if (due.length === 0) return;
    await database.transaction(async (unit) => {
      const keys = due.map(({ key }) => key);
      const isNew = await store.mark(unit, notice, { keys, at: new Date(clock()) });
      const things = due.filter(({ key }) => isNew.has(key)).map(({ thing }) => thing);
      if (things.length === 0) return;
      const to = { userId: notice.userId, channels: splitList(notice.channels) };
      await notices.add(unit, to, { ...write(things), why: 'asked' });
    });
  };

  const look = async (notice: StoredNotice): Promise<void> => {
    const reader = await notices.readReader(notice.userId);
    if (!reader) return;
    const actor = await access.actorOf(notice.userId);
    if (!decide(actor, 'read', AREAS[notice.kind]).allowed) return;
    const words = (await wordsFor(notice.userId))(reader.language);
    if (notice.kind === 'licence') {
      const due = await findDueLicences(options, notice, reader.timeZone);
      await tell(notice, due, (things) => writeLicenceNotice(things, words));
    } else {
      const due = await findDueLines(options, notice);
      await tell(notice, due, (things) => writeMaintenanceNotice(things, reader, words));
    }
  };

  return async () => {
    for (const notice of await store.listAll()) {
      // An account that cannot be read now is looked at again in an hour, and keeps nobody else waiting.
      await look(notice).catch((error: unknown) => {
        log.warn({ err: error, userId: notice.userId }, 'A notice could not be worked out');
      });
    }
  };
}
