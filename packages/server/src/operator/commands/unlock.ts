import { CommandError } from '../command-error';
import type { Command } from '../command';
import { unlockIn } from '../with-database';

/** Lets an account sign in that was guessed at too often. */
export const unlock: Command = {
  name: 'unlock',
  args: ['EMAIL'],
  summary: 'lets an account sign in at once that was guessed at too often',
  text: [
    'Forgets the failed sign-ins of EMAIL, and those of the addresses that it was tried from: who is made',
    'to wait may sign in at once. The server may run. Passwords and sessions stay as they are.',
    'Exit code 0: nobody waits any more, or nobody did. 1: nothing was changed, and why.',
  ],
  examples: [
    'rastro-server unlock ana@example.com --data /var/lib/tracking',
    'rastro-server unlock ana@example.com --database-url-file /etc/tracking/database-url',
  ],
  async run(context) {
    const [email = ''] = context.args;
    if (email.trim() === '' || /[\r\n]/.test(email)) {
      throw new CommandError('Give the email that the account signs in with.');
    }
    const count = await unlockIn(email, context);
    context.say(
      count === 0
        ? `No failed sign-ins of ${email} are remembered: there is nothing to unlock.`
        : `${email} may sign in at once.`,
    );
    return 0;
  },
};
