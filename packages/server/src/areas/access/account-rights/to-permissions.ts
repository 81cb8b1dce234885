import { type Permission, PERMISSIONS, readPermissions, readPolicies } from '@rastro/sdk/domain';
import type { z } from 'zod';
import { refuseField } from '../../../request/refuse-field';
import type { accountAccessInputSchema } from './account-rights.schemas';

const NAMES = Object.keys(PERMISSIONS);

/** Parses permissions from a body. Throws a 422 that names an unknown one. */
export function toPermissions(
  input: z.output<typeof accountAccessInputSchema>,
): readonly Permission[] {
  const { permissions = [], policies, bits } = input;
  if (bits !== undefined) {
    if (/^[0-9a-f]{32}$/i.test(bits)) return [...readPermissions(bits.toLowerCase())];
    throw refuseField('bits', 'refusal.permission.bits');
  }
  if (policies !== undefined) {
    const read = readPolicies(policies);
    if ('permissions' in read) return read.permissions;
    throw refuseField('policies', 'refusal.permission.unknown', {
      name: read.unknown,
      known: read.known.join(', '),
    });
  }
  const unknown = permissions.find((name) => !NAMES.includes(name));
  if (unknown === undefined) return permissions as readonly Permission[];
  throw refuseField('permissions', 'refusal.permission.unknown', {
    name: unknown,
    known: NAMES.join(', '),
  });
}
