import { cliResources } from '../resources';
import { makeResourceCommands } from './make-resource-commands';

/** What the product's door does not let through yet. */
const NOT_AT_THE_DOOR = ['Attribute', 'Calendar', 'Command', 'Driver', 'Maintenance'];

/** Commands of all resources that people make themselves. */
export const resourceCommands = cliResources
  .filter(
    ({ description: { name, operations } }) =>
      operations.includes('create') && !NOT_AT_THE_DOOR.includes(name),
  )
  .flatMap(makeResourceCommands);
