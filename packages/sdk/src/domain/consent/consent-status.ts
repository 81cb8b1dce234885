/** What a person may answer to being asked, and take back. */
export const CONSENT_ANSWERS = ['given', 'refused', 'withdrawn'] as const;

/** One of them. */
export type ConsentAnswer = (typeof CONSENT_ANSWERS)[number];

/** How it stands with a person's consent; `ended` is one that another took the place of, or that nobody needs any more. */
export const CONSENT_STATUSES = ['asked', ...CONSENT_ANSWERS, 'expired', 'ended'] as const;

/** One of them. */
export type ConsentStatus = (typeof CONSENT_STATUSES)[number];

/** What is kept of a consent; moments in epoch ms. */
interface Kept {
  /** The last answer; `asked` while there is none. */
  answer: 'asked' | ConsentAnswer;
  /** Until when it counts; null without an end. */
  expiresAt: number | null;
  endedAt: number | null;
}

/** How it stands with a consent at a moment. At its end it does not count any more; a refusal stays one. */
export function resolveConsentStatus(kept: Kept, nowMs: number): ConsentStatus {
  const { answer, expiresAt, endedAt } = kept;
  if (endedAt !== null) return 'ended';
  if (answer === 'refused' || answer === 'withdrawn') return answer;
  return expiresAt !== null && expiresAt <= nowMs ? 'expired' : answer;
}

/**
 * Whether a vehicle whose newest consent stands so may be recorded (Lei 13.709/2018, article 8): with the person's
 * word, or where it follows no person any more.
 */
export const allowsRecording = (status: ConsentStatus): boolean =>
  status === 'given' || status === 'ended';

const NEXT: Readonly<Partial<Record<ConsentStatus, readonly ConsentAnswer[]>>> = {
  asked: ['given', 'refused'],
  given: ['withdrawn'],
  refused: ['given'],
  withdrawn: ['given'],
};

/** What a person may answer while a consent stands so; nothing to one that is over. */
export const listConsentAnswers = (status: ConsentStatus): readonly ConsentAnswer[] =>
  NEXT[status] ?? [];
