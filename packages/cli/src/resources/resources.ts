import { resources as descriptions, type ResourceDescription } from '@rastro/sdk/contract';
import { type CliResource, createCliResources } from './cli-resource';
import { resourceWords } from './words/all-words';

/** Every described resource, as the command line speaks of it. */
export const cliResources = createCliResources(descriptions, resourceWords);

/** Returns the CLI resource of a description. Throws for one that is in no registry. */
export function findResource({ path }: ResourceDescription): CliResource {
  const found = cliResources.find(({ description }) => description.path === path);
  if (!found) throw new Error(`${path} is in no registry`);
  return found;
}
