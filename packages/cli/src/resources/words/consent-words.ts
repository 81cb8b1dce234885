import type { ResourceWords } from './resource-words';

export const consentWords: ResourceWords = {
  one: 'consent',
  verbs: { create: 'ask' },
  columns: ['id', 'deviceId', 'personName', 'status', 'answeredAt', 'expiresAt', 'askedBy'],
  members: {
    deviceId: { hint: 'the device whose tracker follows the person', example: '"Van 3"' },
    personName: { title: 'PERSON', hint: 'whom the tracker follows', example: '"Bia Souza"' },
    email: {
      hint: 'to whom the link is mailed; without one it is only printed',
      example: 'bia@example.com',
    },
    purpose: {
      hint: 'what it is recorded for, in words for the person',
      example: '"Night rounds"',
    },
    expiresAt: {
      title: 'ENDS',
      hint: 'until when the consent counts; left out, until it is taken back',
      example: '2027-12-31T00:00:00Z',
    },
    answeredAt: { title: 'ANSWERED' },
    askedBy: { title: 'BY' },
  },
  summaries: {
    list: 'Who was asked whether they may be tracked, and what they said',
    create: 'Ask a person for consent, and print the link; nothing is recorded until they agree',
  },
  details: {
    create:
      'The consent of the device before ends, and the device records nothing (it is disabled) until the person agrees by the link, or you record it from paper. The link is told now alone.',
  },
  examples: {
    list: [
      'rastro consents list --status withdrawn',
      'rastro consents list --device "Van 3" --json',
    ],
    create: [
      'rastro consents ask --device "Van 3" --person-name "Bia Souza" --email bia@example.com',
      'rastro consents ask --device "Van 3" --person-name "Rui Lima" --purpose "Night rounds" --expires-at 2027-12-31T00:00:00Z',
    ],
  },
  toLink: ({ url }, serverUrl) =>
    typeof url === 'string' && url !== '' ? new URL(url, serverUrl).href : null,
};
