import { auditEntry, statistics, unknownTracker } from '@rastro/sdk/contract';
import { cliResources } from '../resources';
import { makeResourceCommands } from './make-resource-commands';

/** What administrators only read. */
const ONLY_READ: readonly string[] = [auditEntry.path, statistics.path, unknownTracker.path];

/** Commands of all resources that people make themselves, and of what administrators read. */
export const resourceCommands = cliResources
  .filter(
    ({ description: { operations, path } }) =>
      operations.includes('create') || ONLY_READ.includes(path),
  )
  .flatMap(makeResourceCommands);
