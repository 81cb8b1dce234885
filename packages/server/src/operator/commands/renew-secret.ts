import { loadSecret } from '../../config/load-secret';
import { openDatabase } from '../../db/open-database';
import { takeSecret } from '../../db/secret-proof';
import type { Command } from '../command';

/** Makes the secret of the settings that of the database, where the one of before is lost. */
export const renewSecret: Command = {
  name: 'renew-secret',
  args: [],
  summary: 'takes another secret where the one that the database was sealed with is lost',
  text: [
    'Makes the secret of the settings the one that servers of this database start with. What was sealed with',
    'the one of before stays unreadable: keys of payments, mail and other services are saved once more on the',
    'page of integrations, secrets of webhooks are made anew, and browsers turn on messages once more.',
    'Look for the secret first: secret.key of the data folder, or of a backup. No server may run.',
    'Exit code 0: servers start with this secret. 1: nothing was changed, and why.',
  ],
  examples: [
    'rastro-server renew-secret --data /var/lib/tracking',
    'rastro-server renew-secret --database-url-file /etc/tracking/database-url --secret-file /etc/tracking/secret',
  ],
  async run({ config, log, say }) {
    const { databaseUrl: url, dataDir } = config;
    const db = await openDatabase({ url, dataDir, log, isExclusive: true });
    try {
      await takeSecret(db, config.secret ?? loadSecret(dataDir));
    } finally {
      await db.close();
    }
    say('Servers of this database start with this secret from now on.');
    say('Save the services on the page of integrations once more, with their keys and passwords.');
    return 0;
  },
};
