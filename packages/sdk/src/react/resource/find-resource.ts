import { resources, type ResourceDescription } from '../../contract';
import type { AccessArea } from '../../domain';

/** The description of the resource of that name. Throws an Error for a name that none has. */
export function findResource(name: string): ResourceDescription {
  const found = Object.values<ResourceDescription>(resources).find((each) => each.name === name);
  if (!found) throw new Error(`No resource is called ${name}`);
  return found;
}

/** Returns the display name of an item of any resource. */
export const nameOfItem = (item: Readonly<Record<string, unknown>>): string =>
  String(item['name'] ?? item['description'] ?? item['id']);

/** The client's member that speaks of a resource: `devices`. */
export function nameOfResource({ path }: Pick<ResourceDescription, 'path'>): string {
  const found = Object.entries<ResourceDescription>(resources).find(([, one]) => one.path === path);
  return found?.[0] ?? path.slice(1);
}

/** The area of rights of a resource; one of one's own has an area that no rule names, and the common ones hold. */
export const areaOfResource = ({ area }: Pick<ResourceDescription, 'area'>): AccessArea =>
  area as AccessArea;
