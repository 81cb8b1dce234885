import {
  auditEntry,
  deletedDevice,
  qrCode,
  statistics,
  unknownTracker,
} from '@rastro/sdk/contract';
import { cliResources } from '../resources';
import { makeResourceCommands } from './make-resource-commands';

/** Things that are made by something else, and read or deleted here. */
const MADE_ELSEWHERE: readonly string[] = [
  ...[auditEntry.path, statistics.path, unknownTracker.path, qrCode.path],
  deletedDevice.path,
];

/** Commands of all resources that people make themselves, and of what something else makes. */
export const resourceCommands = cliResources
  .filter(
    ({ description: { operations, path } }) =>
      operations.includes('create') || MADE_ELSEWHERE.includes(path),
  )
  .flatMap(makeResourceCommands);
