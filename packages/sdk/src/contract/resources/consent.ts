import { CONSENT_ANSWERS, CONSENT_STATUSES, type ConsentAnswer } from '../../domain';
import { defineResource } from '../describe/define-resource';
import { choice, id, moment, reference, structure, text } from '../describe/members';
import type { QueryOf, Read, Write } from '../describe/values';

/** One answer of a person: by the `link`, or from `paper` by who is named in `by`, with a note. */
export interface ConsentEntry {
  /** ISO text. */
  at: string;
  answer: ConsentAnswer;
  how: 'link' | 'paper';
  by: string;
  note: string;
}

const readEntries = (value: unknown): readonly ConsentEntry[] =>
  Array.isArray(value)
    ? value.map((entry: Partial<Record<keyof ConsentEntry, unknown>>) => ({
        at: String(entry.at ?? ''),
        answer: CONSENT_ANSWERS.find((one) => one === entry.answer) ?? 'refused',
        how: entry.how === 'paper' ? 'paper' : 'link',
        by: String(entry.by ?? ''),
        note: String(entry.note ?? ''),
      }))
    : [];

/** Consents of people whom a tracker follows. They are proof: nobody changes or deletes one. */
export const consent = /* @__PURE__ */ defineResource({
  name: 'Consent',
  path: '/consents',
  area: 'consents',
  ownedByProduct: true,
  operations: ['list', 'get', 'create'],
  query: { deviceId: 'ints', latest: 'boolean' },
  members: {
    id: id(),
    deviceId: reference('Device', { required: true }),
    personName: text({ required: true, trim: true, maxLength: 128, search: true, sort: true }),
    email: text({ default: '', trim: true, maxLength: 128, search: true }),
    purpose: text({ default: '', trim: true, maxLength: 500 }),
    expiresAt: moment(),
    status: choice(CONSENT_STATUSES, { default: 'asked', writtenBy: 'server' }),
    deviceName: text({ writtenBy: 'server', default: '' }),
    askedBy: text({ writtenBy: 'server', default: '' }),
    createdAt: moment({ writtenBy: 'server' }),
    sentAt: moment({ writtenBy: 'server' }),
    answeredAt: moment({ writtenBy: 'server' }),
    endedAt: moment({ writtenBy: 'server' }),
    answers: structure(readEntries),
    token: text({ writtenBy: 'server' }),
    url: text({ writtenBy: 'server' }),
  },
  calls: {
    /** Makes a new link in place of the one before, and mails it where there is an e-mail. */
    resend: { method: 'POST', path: '/consents/{id}/resend', answer: 'one' },
    /** Writes down what the person said on paper. */
    record: {
      method: 'POST',
      path: '/consents/{id}/record',
      body: {
        answer: choice(CONSENT_ANSWERS, { default: 'given', required: true }),
        note: text({ default: '', trim: true, maxLength: 500 }),
      },
      answer: 'one',
    },
    /** The tracker follows no person any more. */
    end: { method: 'POST', path: '/consents/{id}/end', answer: 'one' },
  },
});

/**
 * The consent of the person whom a vehicle's tracker follows. The newest of a vehicle counts: unless it is `given` or
 * `ended`, nothing is recorded. `answers` is all that was answered, the oldest first; `deviceName` is what the vehicle
 * was called when the person was asked. `token` and `url` are told once, when it is made or sent again.
 */
export interface Consent extends Read<typeof consent> {}

/** Members of a consent that a client may write. */
export interface ConsentInput extends Write<typeof consent> {}

/** Filters for a list of consents; `latest` keeps only the newest of each vehicle. Newest first. */
export type ConsentQuery = QueryOf<typeof consent>;
