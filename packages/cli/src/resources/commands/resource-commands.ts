import { auditEntry, qrCode, statistics, unknownTracker } from '@rastro/sdk/contract';
import { cliResources } from '../resources';
import { makeResourceCommands } from './make-resource-commands';

/** What is made by something else, and read here. */
const ONLY_READ: readonly string[] = [
  ...[auditEntry.path, statistics.path, unknownTracker.path, qrCode.path],
];

/** Commands of all resources that people make themselves, and of what is only read. */
export const resourceCommands = cliResources
  .filter(
    ({ description: { operations, path } }) =>
      operations.includes('create') || ONLY_READ.includes(path),
  )
  .flatMap(makeResourceCommands);
