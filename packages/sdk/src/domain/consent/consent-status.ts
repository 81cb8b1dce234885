/** Answers of a person to a consent request, with its withdrawal. */
export const CONSENT_ANSWERS = ['given', 'refused', 'withdrawn'] as const;

/** One of them. */
export type ConsentAnswer = (typeof CONSENT_ANSWERS)[number];

/**
 * Statuses of a person's consent; `ended` is one that was replaced by another, or that nobody needs
 * any more.
 */
export const CONSENT_STATUSES = ['asked', ...CONSENT_ANSWERS, 'expired', 'ended'] as const;

/** One of them. */
export type ConsentStatus = (typeof CONSENT_STATUSES)[number];

/** Stored data of a consent; moments in epoch ms. */
interface Kept {
  /** The last answer; `asked` while there is none. */
  answer: 'asked' | ConsentAnswer;
  /** Until when it counts; null without an end. */
  expiresAt: number | null;
  endedAt: number | null;
}

/**
 * Returns the status of a consent at a moment. After its end it no longer counts; a refusal stays
 * one.
 */
export function resolveConsentStatus(kept: Kept, nowMs: number): ConsentStatus {
  const { answer, expiresAt, endedAt } = kept;
  if (endedAt !== null) return 'ended';
  if (answer === 'refused' || answer === 'withdrawn') return answer;
  return expiresAt !== null && expiresAt <= nowMs ? 'expired' : answer;
}

/**
 * True when a vehicle may be recorded under this status of its newest consent (Lei 13.709/2018,
 * article 8): with the person's word, or where it no longer follows a person.
 */
export const allowsRecording = (status: ConsentStatus): boolean =>
  status === 'given' || status === 'ended';

const NEXT: Readonly<Partial<Record<ConsentStatus, readonly ConsentAnswer[]>>> = {
  asked: ['given', 'refused'],
  given: ['withdrawn'],
  refused: ['given'],
  withdrawn: ['given'],
};

/**
 * Lists the answers that a person may give at this status of a consent; empty for one that is over.
 */
export const listConsentAnswers = (status: ConsentStatus): readonly ConsentAnswer[] =>
  NEXT[status] ?? [];
