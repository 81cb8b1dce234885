import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SECRET_FILE } from '../../main/load-secret';
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
    'No server may run on it. A damaged backup is refused before anything is changed.',
    'Exit code 0: all is as it was. 1: nothing was changed, and why.',
  ],
  examples: [
    'rastro-server restore /var/backups/tracking/2026-11-21T03-00-00.000Z --data /var/lib/tracking-new',
  ],
  async run(context) {
    const { args, config, say } = context;
    const dir = resolve(process.env['INIT_CWD'] ?? process.cwd(), args[0] ?? '');
    const counts = await loadFrom(readDumpFiles(dir), context);
    const secret = join(config.dataDir, SECRET_FILE);
    if (existsSync(join(dir, SECRET_FILE)) && !existsSync(secret)) {
      await mkdir(config.dataDir, { recursive: true });
      await copyFile(join(dir, SECRET_FILE), secret);
    }
    say(`Restored ${describeCounts(counts)} from ${dir}.`);
    return 0;
  },
};
