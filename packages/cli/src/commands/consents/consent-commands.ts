import { CONSENT_ANSWERS } from '@rastro/sdk/domain';
import type { Command } from '../../command';
import { dryRunOption, jsonOption } from '../../shared-options';

/** Extra commands of consents; each acts on the current consent of a device. */
export const consentCommands: Command[] = [
  {
    path: 'consents resend',
    args: '<device>',
    summary: 'Make a new link for the person whom a device follows, and mail it',
    details:
      'The link of before stops working at once. The new one is told now alone; where the consent has an email, it is mailed too.',
    options: [dryRunOption, jsonOption],
    examples: ['rastro consents resend "Van 3"', "rastro consents resend 12 --json | jq -r '.url'"],
    load: async () => (await import('./consents')).resendConsent,
  },
  {
    path: 'consents record',
    args: '<device>',
    summary: 'Write down what the person said on paper',
    details: 'Who wrote it down is kept with it, and nothing of it can be changed afterwards.',
    options: [
      {
        flags: '--answer <answer>',
        description: `what they said: ${CONSENT_ANSWERS.join(', ')}`,
        required: true,
      },
      { flags: '--note <text>', description: 'where the paper is, or who was there' },
      dryRunOption,
      jsonOption,
    ],
    examples: [
      'rastro consents record "Van 3" --answer given --note "Signed on 21 August, folder 7"',
      'rastro consents record 12 --answer withdrawn',
    ],
    load: async () => (await import('./consents')).recordConsent,
  },
  {
    path: 'consents end',
    args: '<device>',
    summary: 'Say that a device follows no person any more: it records again',
    details: 'The consent stays as proof of what was recorded until now.',
    options: [dryRunOption, jsonOption],
    examples: ['rastro consents end "Van 3"', 'rastro consents end 12 --dry-run'],
    load: async () => (await import('./consents')).endConsent,
  },
];
