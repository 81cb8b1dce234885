import { resolve } from 'node:path';
import type { Command } from '../command';
import { describeCounts } from '../describe-counts';
import { readDumpFiles } from '../dump/dump-files';
import { loadFrom } from '../with-database';

/** Reads all tables back. */
export const importTables: Command = {
  name: 'import',
  args: ['DIR'],
  summary: 'reads such files into an empty database, embedded or PostgreSQL',
  text: [
    'Reads what export wrote into an empty database, all or nothing: the embedded one of --data, or the',
    'PostgreSQL of --database-url. No server may run on it. Files of an older version are brought up to',
    'date.',
    'Exit code 0: all is read. 1: nothing was changed, and why.',
  ],
  examples: [
    'rastro-server import /var/tmp/tracking --database-url postgres://tracking@localhost/tracking',
    'rastro-server import /var/tmp/tracking --data /var/lib/tracking',
  ],
  async run(context) {
    const dir = resolve(process.env['INIT_CWD'] ?? process.cwd(), context.args[0] ?? '');
    const counts = await loadFrom(await readDumpFiles(dir), context);
    context.say(`Read ${describeCounts(counts)} from ${dir}.`);
    return 0;
  },
};
