import { ACCESS_AREAS, type AccessArea } from '@rastro/sdk/domain';

/** The area of rights that a resource falls under. Throws an Error for one that names none. */
export function areaOf({ name, area }: { name: string; area: string }): AccessArea {
  const known = ACCESS_AREAS.find((one) => one === area);
  if (known === undefined) throw new Error(`${name} names no area of rights: ${area}`);
  return known;
}
