import { DataFolderError } from '../../db/pglite/folder/data-folder-lock';
import { DatabaseUrlError, openPostgres } from '../../db/postgres/open-postgres';
import type { Database } from '../../db/database';
import { openPglite } from '../../db/pglite/open-pglite';
import { resolveDatabaseAssets } from '../../db/resolve-database-assets';
import { existsSync } from 'node:fs';
import { findSecret } from '../../config/load-secret';
import { checkDatabase } from '../checks/check-database';
import { checkSurroundings } from '../checks/check-surroundings';
import { type Finding, good } from '../checks/finding';
import type { Command, CommandContext } from '../command';
import { askServer } from '../ask-server';

const MARKS: Readonly<Record<Finding['level'], string>> = {
  good: 'ok     ',
  warning: 'warning',
  problem: 'PROBLEM',
};
const WHAT_WIDTH = 12;

/** Looks at everything the server needs. */
export const check: Command = {
  name: 'check',
  args: [],
  summary: 'looks at settings, database, space, clock, mail, providers and tracking',
  text: [
    'Looks at everything the server needs, beside a running server or without one, and says what to do',
    'where something is wrong. Changes nothing.',
    'Exit code 0: nothing to do now, perhaps warnings. 1: a problem, or a wrong setting.',
  ],
  examples: [
    'rastro-server check --data /var/lib/tracking',
    'rastro-server check || systemctl status tracking',
  ],
  async run(context) {
    const { config, log, say } = context;
    const findings = [...(await checkSurroundings(config, log)), ...(await lookInside(context))];
    for (const { level, what, found, remedy } of findings) {
      say(`${MARKS[level]}  ${what.padEnd(WHAT_WIDTH)}  ${found}`);
      if (remedy !== undefined) say(`${' '.repeat(WHAT_WIDTH + 11)}${remedy}`);
    }
    const problems = findings.filter(({ level }) => level === 'problem').length;
    const warnings = findings.filter(({ level }) => level === 'warning').length;
    say(`Problems: ${problems}. Warnings: ${warnings}.`);
    return problems > 0 ? 1 : 0;
  },
};

const lookInside = async ({ config, log }: CommandContext): Promise<Finding[]> => {
  const { databaseUrl, dataDir } = config;
  try {
    if (databaseUrl !== undefined) {
      const db = await openPostgres({ url: databaseUrl, log, maxConnections: 1 });
      return await checkAndClose(db, findSecret(config));
    }
    const answers = await askServer(dataDir, 'check');
    if (answers) {
      for await (const findings of answers) {
        return [good('server', 'running'), ...(findings as Finding[])];
      }
    }
    if (!existsSync(dataDir)) return [good('database', 'made by the first start')];
    const db = await openPglite({ dataDir, log, ...resolveDatabaseAssets() });
    return await checkAndClose(db, findSecret(config));
  } catch (error) {
    if (!(error instanceof DatabaseUrlError) && !(error instanceof DataFolderError)) throw error;
    return [{ level: 'problem', what: 'database', found: error.message }];
  }
};

const checkAndClose = async (db: Database, secret: string | undefined): Promise<Finding[]> => {
  try {
    return await checkDatabase(db, Date.now(), secret);
  } finally {
    await db.close();
  }
};
