import { resolve } from 'node:path';
import type { Command } from '../command';
import { describeCounts } from '../describe-counts';
import { dumpInto } from '../with-database';

/** Writes all tables as text. */
export const exportTables: Command = {
  name: 'export',
  args: ['DIR'],
  summary: 'writes all tables as JSON lines, to move to another database',
  text: [
    'Writes every table into DIR, which must not exist: a file of JSON lines each, and manifest.json. The',
    'server may run: the files are of one moment. They hold password hashes and keys; only you may read',
    'them.',
    'Exit code 0: all is written. 1: nothing is left behind, and why.',
  ],
  examples: [
    'rastro-server export /var/tmp/tracking --data /var/lib/tracking',
    'rastro-server export /var/tmp/tracking --database-url-file /etc/tracking/database-url',
  ],
  async run(context) {
    const dir = resolve(process.env['INIT_CWD'] ?? process.cwd(), context.args[0] ?? '');
    const counts = await dumpInto(dir, context);
    context.say(`Wrote ${describeCounts(counts)} to ${dir}.`);
    return 0;
  },
};
