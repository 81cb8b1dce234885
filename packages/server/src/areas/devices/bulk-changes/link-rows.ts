import { mayOwn, type ResourceDescription } from '@rastro/sdk/contract';
import type { AskDoor, Asked } from './ask-door';
import { refuseUnseen } from './plan-rows';
import type { BulkRow } from './bulk-store';

/** Targets to link things to, or unlink them from: some of one other resource. */
export interface LinkTargets {
  /** The name of the client's member that speaks of it: `geofences`. */
  name: string;
  other: ResourceDescription;
  ids: readonly number[];
}

/** Query members that name the holders of a thing, by the holder's resource. */
const HOLDERS: Readonly<Record<string, string>> = {
  Device: 'deviceIds',
  Group: 'groupIds',
  User: 'userIds',
};

const sideOf = ({ name }: ResourceDescription): string =>
  `${name.charAt(0).toLowerCase()}${name.slice(1)}Id`;

/**
 * Reads the things linked to each target, as the account sees them. Returns the first refusal
 * instead, if any.
 */
export async function readLinked(
  resource: ResourceDescription,
  { other, ids }: LinkTargets,
  ask: AskDoor,
): Promise<ReadonlyMap<number, ReadonlySet<number>> | Asked> {
  const linked = new Map<number, ReadonlySet<number>>();
  for (const id of ids) {
    const isOwner = mayOwn(other, resource);
    const seen = isOwner ? await ask('GET', `${other.path}/${id}`) : undefined;
    if (seen !== undefined && seen.status >= 400) return seen;
    const answer = await ask(
      'GET',
      isOwner
        ? `${resource.path}?${sideOf(other)}=${id}`
        : `${other.path}/${id}/holders?users=${String(resource.name === 'User')}`,
    );
    if (answer.status >= 400) return answer;
    const found = isOwner
      ? (answer.json as { id: number }[]).map((thing) => thing.id)
      : (answer.json as Record<string, number[]>)[HOLDERS[resource.name] ?? ''];
    linked.set(id, new Set(found));
  }
  return linked;
}

/** Plans the row of a thing: links the targets it lacks, or unlinks those it has. */
export function planLinkRow(
  thing: { id: number; name: string; isSeen: boolean },
  operation: 'link' | 'unlink',
  { name: target, ids }: LinkTargets,
  linked: ReadonlyMap<number, ReadonlySet<number>>,
): BulkRow {
  const { id, name, isSeen } = thing;
  if (!isSeen) return refuseUnseen(id);
  const isLink = operation === 'link';
  const changes = ids
    .filter((other) => linked.get(other)?.has(id) !== isLink)
    .map((other) => ({
      path: [target, String(other)],
      ...(isLink ? { to: true } : { from: true }),
    }));
  const outcome = changes.length > 0 ? 'change' : 'unchanged';
  return { id, name, outcome, changes, code: null, message: null, field: null };
}

/** Links a thing as its row says, or the other way round; answers the first refusal, undefined where there is none. */
export async function runLinkRow(
  row: BulkRow,
  {
    resource,
    other,
    isUndo = false,
  }: {
    resource: ResourceDescription;
    other: ResourceDescription;
    isUndo?: boolean;
  },
  ask: (method: string, path: string, body: object) => Promise<Asked>,
): Promise<Asked | undefined> {
  for (const { path, to } of row.changes) {
    const [own, target] = [{ [sideOf(resource)]: row.id }, { [sideOf(other)]: Number(path[1]) }];
    const body = mayOwn(resource, other) ? { ...own, ...target } : { ...target, ...own };
    const isLink = (to === true) !== isUndo;
    const answer = await ask(isLink ? 'POST' : 'DELETE', '/permissions', body);
    if (answer.status >= 400) return answer;
  }
  return undefined;
}
