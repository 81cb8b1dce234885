import { existsSync } from 'node:fs';
import { copyFile, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DAY_MS } from '@rastro/sdk/domain';
import { SECRET_FILE } from '../../config/load-secret';
import type { Command } from '../command';
import { describeCounts } from '../describe-counts';
import { dumpInto } from '../with-database';

/** Writes a backup. */
export const backup: Command = {
  name: 'backup',
  args: ['DIR'],
  summary: 'writes a backup into a new folder of DIR, while the server runs',
  text: [
    'Makes a folder in DIR, named by the time in UTC, with all tables as they are at one moment and the',
    'key that seals tokens. The server may run, and goes on writing. An interrupted backup leaves no',
    'folder with such a name. Restore one now and then, to know that you can.',
    'Exit code 0: the backup is complete. 1: there is none, and why.',
  ],
  examples: [
    'rastro-server backup /var/backups/tracking --data /var/lib/tracking',
    'DATABASE_URL_FILE=/etc/tracking/database-url rastro-server backup /var/backups/tracking',
  ],
  async run(context) {
    const { args, config, say } = context;
    const parent = resolve(process.env['INIT_CWD'] ?? process.cwd(), args[0] ?? '');
    await removeLeftovers(parent);
    const dir = join(parent, new Date().toISOString().replaceAll(':', '-'));
    const counts = await dumpInto(dir, context, async (draft) => {
      const secret = join(config.dataDir, SECRET_FILE);
      if (existsSync(secret)) await copyFile(secret, join(draft, SECRET_FILE));
    });
    say(`Backed up ${describeCounts(counts)}.`);
    say(dir);
    return 0;
  },
};

const LEFTOVER = /^\.\d{4}-.*\.part$/;
const NOBODY_WRITES_AFTER_MS = DAY_MS;

/** Removes leftovers of killed backups; a recent one may still be being written. */
const removeLeftovers = async (parent: string): Promise<void> => {
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((entry) => LEFTOVER.test(entry))) {
    const dir = join(parent, name);
    // It may be getting its name just now; and a backup is worth more than an orderly folder.
    const age = await stat(dir).catch(() => null);
    if (!age || age.mtimeMs > Date.now() - NOBODY_WRITES_AFTER_MS) continue;
    await rm(dir, { recursive: true }).catch(() => undefined);
  }
};
