import { type Actor, RESTRICTING_FLAGS } from './actor';

/** True when an account may do anything that another one, no administrator, may not. */
export function mayDoMore(account: Actor, than: Actor): boolean {
  if (account.kind === 'administrator' || account.kind === 'guest') return true;
  // Who stands below a reseller is the reseller's business, contracts and invoices too.
  if (account.isReseller && !than.isReseller && than.kind !== 'administrator') return true;
  if (RESTRICTING_FLAGS.some((name) => than.rights[name] && !account.rights[name])) return true;
  if (than.permissions === null) return false;
  const { permissions } = than;
  return (
    account.permissions === null || [...account.permissions].some((one) => !permissions.has(one))
  );
}
