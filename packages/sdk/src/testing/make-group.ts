import { decodeGroup, type Group } from '../contract';

/** A group of devices as the server sends it. `change` overrides members. */
export function makeGroup(id: number, change: Partial<Group> = {}): Group {
  return decodeGroup({ id, name: `Group ${id}`, ...change });
}
