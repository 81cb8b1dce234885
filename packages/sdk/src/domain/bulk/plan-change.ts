import { mergePatch } from '../merge-patch';

type Json = Readonly<Record<string, unknown>>;

/** One member that changes; a value that is left out was not there, or is not there any more. */
export interface BulkMemberChange {
  /** The names down to it: `['attributes', 'color']`. */
  readonly path: readonly string[];
  readonly from?: unknown;
  readonly to?: unknown;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * True when two JSON values are the same; null equals a missing value, and members may be in any
 * order.
 */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, at) => isSame(value, other[at]));
  }
  if (isObject(one) && isObject(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => isSame(read(one, [name]), read(other, [name])));
  }
  return (one ?? null) === (other ?? null);
}

function read(from: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return from;
  return isObject(from) && Object.hasOwn(from, name) ? read(from[name], rest) : undefined;
}

/** Lists the changes that a merge patch makes, member by member; empty where it changes nothing. */
export const planChange = (stored: Json, patch: Json): BulkMemberChange[] =>
  compare(stored, mergePatch(stored, patch) as Json, Object.keys(patch), []);

function compare(
  before: Json,
  after: Json,
  names: readonly string[],
  above: readonly string[],
): BulkMemberChange[] {
  return names.flatMap((name): BulkMemberChange[] => {
    const [from, to] = [read(before, [name]), read(after, [name])];
    const path = [...above, name];
    if (isSame(from, to)) return [];
    if (isObject(from) && isObject(to)) {
      return compare(from, to, [...new Set([...Object.keys(from), ...Object.keys(to)])], path);
    }
    return [{ path, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
  });
}

/**
 * The merge patch that takes changes back, of the members that nobody has changed since; null where none is left.
 */
export function planUndo(current: Json, changes: readonly BulkMemberChange[]): Json | null {
  const left = changes.filter(({ path, to }) => isSame(read(current, path), to));
  if (left.length === 0) return null;
  return left.reduce<Json>(
    (patch, { path, from }) => mergeAt(patch, path, from ?? null) as Json,
    {},
  );
}

function mergeAt(patch: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const members = new Map(Object.entries(isObject(patch) ? patch : {}));
  members.set(name, mergeAt(members.get(name), rest, value));
  return Object.fromEntries(members);
}
