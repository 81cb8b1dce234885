import type { CliResource } from '../resources/cli-resource';
import { makeCallTools } from './call-tools';
import { type Allowed, isOffered } from './reach';
import { makeReadTools } from './read-tools';
import type { Tool } from './tool';
import { makeWriteTools } from './write-tools';

/** The resources of which something may be read. */
export const listReadable = (resources: readonly CliResource[]): CliResource[] =>
  resources.filter(({ description }) => isOffered(description, new Set(), 'GET'));

/** All that can be asked for, where these areas may be written to. */
export function makeTools(resources: readonly CliResource[], allowed: Allowed): Tool[] {
  const readable = listReadable(resources);
  const read = readable.filter(({ description }) =>
    ['list', 'get'].some((verb) => description.operations.some((one) => one === verb)),
  );
  return [
    ...makeReadTools(read),
    ...makeWriteTools(readable, allowed),
    ...makeCallTools(readable, allowed),
  ];
}
