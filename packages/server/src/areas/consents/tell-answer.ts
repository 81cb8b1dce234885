import type { ConsentAnswer } from '@rastro/sdk/domain';
import type { WordsFor } from '../../text/words-for';
import type { Notices } from '../../upstream/notices';
import type { OnAnswered, StoredConsent } from './consent-store';

interface TellOptions {
  /** Undefined where nobody can be told. */
  notices: Notices | undefined;
  wordsFor: WordsFor;
}

/** Tells who asked what the person answered, in the transaction that keeps it. */
export const createTellAnswer =
  ({ notices, wordsFor }: TellOptions) =>
  async (
    { userId, personName: person, deviceName: device }: StoredConsent,
    answer: ConsentAnswer,
  ): Promise<OnAnswered> => {
    // Nothing that a person says fails because somebody cannot be told of it.
    const reader = await notices?.readReader(userId).catch(() => null);
    if (!notices || !reader) return async () => undefined;
    const { t } = (await wordsFor(userId))(reader.language);
    const subject = t(`mail.consent.${answer}`, { person, device });
    const notice = { subject, body: '', why: 'consent' as const };
    return (unit) => notices.add(unit, { userId }, notice);
  };
