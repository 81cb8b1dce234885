import type { LogChange } from '@rastro/sdk/domain';
import type { ChangeLog, LoggedBy } from './change-log';

/** Change of an account's suspension. */
export type SuspensionNews = 'suspended' | 'restored';

/** Nobody who signed in: the product does so by itself. */
const NOBODY: LoggedBy = { userId: 0, address: '' };

/** Writes a suspension, or its end, down in the log of the account, with its reason and day. */
export async function noteSuspension(
  changeLog: Pick<ChangeLog, 'note'>,
  account: { userId: number; name: string },
  news: SuspensionNews,
  { reason, since, by = NOBODY }: { reason: string; since?: Date; by?: LoggedBy },
): Promise<void> {
  const ended = (member: string, text: string): LogChange => ({
    member,
    ...(news === 'suspended' ? { before: null, after: text } : { before: text, after: null }),
  });
  await changeLog.note(by, {
    action: news === 'suspended' ? 'suspend' : 'restore',
    objectType: 'user',
    objectId: account.userId,
    objectName: account.name,
    aboutUserId: account.userId,
    changes: [ended('reason', reason), ...(since ? [ended('since', since.toISOString())] : [])],
  });
}
