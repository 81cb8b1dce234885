import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { endAllCredentials } from '../../db/credential-epoch';
import type { Unit } from '../../db/database';
import { SECRET_FILE } from '../../config/load-secret';
import type { Command } from '../command';
import { describeCounts } from '../describe-counts';
import { readDumpFiles } from '../dump/dump-files';
import { loadFrom } from '../with-database';

/** Reads a backup back. */
export const restore: Command = {
  name: 'restore',
  args: ['DIR'],
  summary: 'reads a backup into an empty database',
  text: [
    'Reads one folder that backup made into an empty database, all or nothing, and puts the key beside it.',
    'No server may run on it. A damaged backup is refused before anything is changed. All sessions,',
    'tokens and shared links end: everybody signs in once more.',
    'Exit code 0: all is as it was. 1: nothing was changed, and why.',
  ],
  examples: [
    'rastro-server restore /var/backups/tracking/2026-11-21T03-00-00.000Z --data /var/lib/tracking-new',
  ],
  async run(context) {
    const { args, config, say } = context;
    const dir = resolve(process.env['INIT_CWD'] ?? process.cwd(), args[0] ?? '');
    const parts = await readDumpFiles(dir);
    const secret = join(config.dataDir, SECRET_FILE);
    const key = await putKey(join(dir, SECRET_FILE), secret);
    const counts = await loadFrom(parts, context, endAll).catch(async (error: unknown) => {
      if (key === 'put') await rm(secret);
      throw error;
    });
    say(`Restored ${describeCounts(counts)} from ${dir}.`);
    say('Everybody signs in once more; tokens and shared links have to be made anew.');
    if (key === 'other')
      say(
        `${secret} is another key than the backup's and stays: no server starts with it. Put that of the backup there.`,
      );
    return 0;
  },
};

/** A backup knows nothing of what was ended since it was made. */
const endAll = (unit: Unit): Promise<void> => endAllCredentials(unit, Date.now());

/** Before the rows: a restore that is killed behind them could not be begun again for the key alone. */
const putKey = async (from: string, to: string): Promise<'none' | 'put' | 'same' | 'other'> => {
  if (!existsSync(from)) return 'none';
  if (existsSync(to)) {
    const [wanted, found] = await Promise.all([readFile(from), readFile(to)]);
    return wanted.equals(found) ? 'same' : 'other';
  }
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, `${to}.part`);
  await rename(`${to}.part`, to);
  return 'put';
};
