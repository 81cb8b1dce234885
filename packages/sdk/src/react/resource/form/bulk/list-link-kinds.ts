import { mayLink, resources, type ResourceDescription } from '../../../../contract';

/** Kinds of things that many may be linked to at once, by the client's member that speaks of them. */
const KINDS = [
  ...(['users', 'groups', 'devices', 'geofences', 'drivers'] as const),
  ...(['notifications', 'calendars', 'commands', 'maintenance', 'computedAttributes'] as const),
];

/** One of the kinds. */
export type LinkKindName = (typeof KINDS)[number];

/** Returns the kinds of links that items of a resource may have. */
export const listLinkKinds = (resource: ResourceDescription): LinkKindName[] =>
  KINDS.filter((kind) => mayLink(resource, resources[kind]));
