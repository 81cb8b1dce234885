import { cliResources } from '../resources';
import { makeResourceCommands } from './make-resource-commands';

/** Commands of all resources that people make themselves. */
export const resourceCommands = cliResources
  .filter(({ description: { operations } }) => operations.includes('create'))
  .flatMap(makeResourceCommands);
