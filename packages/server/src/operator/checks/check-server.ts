import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config';
import { findSecret } from '../../config/load-secret';
import type { Database } from '../../db/database';
import { checkDatabase } from './check-database';
import { checkSurroundings } from './check-surroundings';
import type { Finding } from './finding';

/** Looks at everything that a running server leans on. */
export const checkServer = async ({
  config,
  database,
  log,
  clock,
}: {
  config: Config;
  database: Database;
  log: FastifyBaseLogger;
  clock: () => number;
}): Promise<Finding[]> => [
  ...(await checkSurroundings(config, log)),
  ...(await checkDatabase(database, clock(), findSecret(config))),
];
