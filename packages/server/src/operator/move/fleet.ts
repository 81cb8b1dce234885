/** An object as the tracking API shows it. */
export type FleetObject = Readonly<Record<string, unknown>> & { readonly id: number };

/** A piece of a fleet on its way: objects of one kind, who is linked to what by ids, or the end. */
export type FleetPart =
  | { kind: string; objects: FleetObject[] }
  | { isEnd: true }
  | { owner: string; property: string; pairs: [ownerId: number, propertyId: number][] };

/** Links of one kind; the keys are those of the tracking API's links. */
export interface FleetLinks {
  owner: string;
  property: string;
  pairs: [ownerId: number, propertyId: number][];
}

/** Everything of a server that can be made anew elsewhere. */
export interface Fleet {
  /** By the key of their kind, `deviceId`. */
  objects: Map<string, FleetObject[]>;
  links: FleetLinks[];
  /** The end was read too. */
  isWhole: boolean;
}

/** A fleet without anything. */
export const createFleet = (): Fleet => ({ objects: new Map(), links: [], isWhole: false });

/** Puts one more piece to a fleet. */
export const addPart = (fleet: Fleet, part: FleetPart): void => {
  const { objects, links } = fleet;
  if ('isEnd' in part) {
    fleet.isWhole = true;
    return;
  }
  if (!('owner' in part)) {
    objects.set(part.kind, [...(objects.get(part.kind) ?? []), ...part.objects]);
    return;
  }
  const same = links.find(
    ({ owner, property }) => owner === part.owner && property === part.property,
  );
  if (same) same.pairs.push(...part.pairs);
  else links.push(part);
};
