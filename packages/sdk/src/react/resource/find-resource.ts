import { resources, type ResourceDescription } from '../../contract';

/** The description of the resource of that name. Throws an Error for a name that none has. */
export function findResource(name: string): ResourceDescription {
  const found = Object.values<ResourceDescription>(resources).find((each) => each.name === name);
  if (!found) throw new Error(`No resource is called ${name}`);
  return found;
}

/** What people call a thing of any resource. */
export const nameOfItem = (item: Readonly<Record<string, unknown>>): string =>
  String(item['name'] ?? item['description'] ?? item['id']);
