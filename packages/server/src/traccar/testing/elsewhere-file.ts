import { join } from 'node:path';
import { resolveAssetsDir } from '../../db/resolve-database-assets';

/** The server in one file, which starts in half the time of its sources; beside what its database needs. */
export const ELSEWHERE_FILE = join(resolveAssetsDir(), 'elsewhere', 'main.mjs');
