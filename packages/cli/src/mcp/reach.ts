import type { ResourceDescription } from '@rastro/sdk/contract';
import {
  attributesOf,
  type DraftInput,
  isInReach,
  KEY_READ_AREAS,
  listFenceEffects,
} from '@rastro/sdk/domain';
import { CliError } from '../cli-error';

/** The areas that may be written to. */
export type Allowed = ReadonlySet<string>;

const READ: ReadonlySet<string> = new Set(KEY_READ_AREAS);

/** Tells whether a call is for programs: a key could make it, and its area is read or may be written to. */
export const isOffered = (
  { name, area, path }: ResourceDescription,
  allowed: Allowed,
  method: string,
  template = path,
): boolean =>
  (method === 'GET' ? READ : allowed).has(area) && isInReach({ method, template, entity: name });

/** Throws for a fence that acts on vehicles by itself: it would lock when nobody looks any more. */
export function requireNoEffects(
  { name }: ResourceDescription,
  ...things: readonly DraftInput[]
): void {
  const acts = (thing: DraftInput) =>
    listFenceEffects({ attributes: attributesOf(thing) }).length > 0;
  if (name !== 'Geofence' || !things.some(acts)) return;
  throw new CliError('A geofence that locks or anchors vehicles is made and changed by a person.');
}
