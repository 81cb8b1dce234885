import { type Permission, PERMISSIONS } from './permissions';

/** The lowest bit says that each permission has its own. */
const DETAILED = 1n;

/** The string of 32 hex digits that gives these permissions and no others (decision 9). */
export function writePermissions(names: Iterable<Permission>): string {
  let bits = DETAILED;
  for (const name of names) bits |= 1n << BigInt(127 - PERMISSIONS[name]);
  return bits.toString(16).padStart(32, '0');
}
