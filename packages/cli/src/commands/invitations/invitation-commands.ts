import type { Command } from '../../command';
import { dryRunOption, jsonOption } from '../../shared-options';

/** Extra commands of invitations. */
export const invitationCommands: Command[] = [
  {
    path: 'invitations resend',
    args: '<name>',
    summary: 'Make a new link of an invitation, by name, email or id, and mail it',
    details:
      'The link of before stops working at once. The new one is told now alone; where the invitation has an email, it is mailed too. To end one: rastro invitations delete.',
    options: [dryRunOption, jsonOption],
    examples: [
      'rastro invitations resend "Marina Alves"',
      "rastro invitations resend 12 --json | jq -r '.url'",
    ],
    load: async () => (await import('./invitations-resend')).resendInvitation,
  },
];
