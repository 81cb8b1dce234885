import { group, type Group } from '../contract';

/** A group of devices as the server sends it. `change` overrides members. */
export function makeGroup(id: number, change: Partial<Group> = {}): Group {
  return group.decode({ id, name: `Group ${id}`, ...change });
}
