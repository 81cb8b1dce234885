import type { ResourceDescription } from '../../contract';

/** Under which a list is cached. Filters of the same values are one list. */
export function toListKey({ path }: ResourceDescription, filter: object | undefined) {
  return [path, 'list', filter ?? {}] as const;
}

/** Under which one thing is cached. */
export function toItemKey({ path }: ResourceDescription, id: number) {
  return [path, 'item', id] as const;
}

/** Under which it is cached what a thing is linked to. */
export function toHoldersKey(
  { path }: Pick<ResourceDescription, 'path'>,
  id: number,
  withUsers = false,
) {
  return [path, 'holders', id, withUsers] as const;
}

/** Says which keys of the cache hold things of a resource. */
export function isKeyOf({ path }: ResourceDescription) {
  return (key: unknown): boolean => Array.isArray(key) && key[0] === path;
}
