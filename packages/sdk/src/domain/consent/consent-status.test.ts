import { expect, it } from 'vitest';
import {
  allowsRecording,
  CONSENT_STATUSES,
  listConsentAnswers,
  resolveConsentStatus,
} from './consent-status';

const NOW = Date.UTC(2026, 7, 21, 12);
const statusOf = (kept: Partial<Parameters<typeof resolveConsentStatus>[0]>) =>
  resolveConsentStatus({ answer: 'asked', expiresAt: null, endedAt: null, ...kept }, NOW);

it.each([
  ['asked until somebody answers', {}, 'asked'],
  ['given', { answer: 'given' }, 'given'],
  ['given up to its end', { answer: 'given', expiresAt: NOW + 1 }, 'given'],
  ['expired at its end', { answer: 'given', expiresAt: NOW }, 'expired'],
  ['expired though nobody answered', { expiresAt: NOW - 1 }, 'expired'],
  ['refused, whatever its end', { answer: 'refused', expiresAt: NOW - 1 }, 'refused'],
  ['withdrawn, whatever its end', { answer: 'withdrawn', expiresAt: NOW - 1 }, 'withdrawn'],
  ['ended, whatever was answered', { answer: 'withdrawn', endedAt: NOW }, 'ended'],
] as const)('is %s', (_words, kept, status) => {
  expect(statusOf(kept)).toBe(status);
});

it('lets a vehicle be recorded with the word of the person, or where it follows nobody', () => {
  expect(CONSENT_STATUSES.filter(allowsRecording)).toEqual(['given', 'ended']);
});

it('is taken back as easily as it was given, and given again', () => {
  expect(Object.fromEntries(CONSENT_STATUSES.map((one) => [one, listConsentAnswers(one)]))).toEqual(
    {
      asked: ['given', 'refused'],
      given: ['withdrawn'],
      refused: ['given'],
      withdrawn: ['given'],
      expired: [],
      ended: [],
    },
  );
});
