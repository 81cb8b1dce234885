import { readAttribute } from '../device/read-attribute';

type Owner = Parameters<typeof readAttribute>[0];
/** Item that can be in a group. */
type Member = NonNullable<Owner> & { groupId?: number | null | undefined };

/**
 * The speed in knots that a device may drive at, as itself, else the nearest of its groups, else the
 * server says; null where none does.
 */
export function findSpeedLimit(
  device: Member | null | undefined,
  groups: readonly (Member & { id: number })[],
  server: Owner,
): number | null {
  const left = new Map(groups.map((group) => [group.id, group]));
  let at = device;
  while (at) {
    const knots = readLimit(at);
    if (knots !== null) return knots;
    const above = at.groupId ?? 0;
    at = left.get(above);
    // Groups that lie in each other have no end.
    left.delete(above);
  }
  return readLimit(server);
}

function readLimit(owner: Owner): number | null {
  const knots = Number(readAttribute(owner, 'speedLimit') ?? Number.NaN);
  return Number.isFinite(knots) && knots > 0 ? knots : null;
}
