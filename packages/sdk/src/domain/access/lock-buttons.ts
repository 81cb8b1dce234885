import { readSwitch } from '../device/read-switch';
import { findSetting } from '../settings/find-setting';

type Owner = Parameters<typeof readSwitch>[0];

/**
 * True when lock and unlock buttons are shown (spec §3): by `{prefix}.lockButtons` of account and
 * server, default yes. Hides buttons and grants nothing: `decide` says who may lock.
 */
export function hasLockButtons({
  user,
  server,
  prefix,
}: {
  user: Owner;
  server: Owner;
  prefix: string;
}): boolean {
  const key = `${prefix}.lockButtons`;
  return findSetting({ user, server }, (owner) => readSwitch(owner, key)) ?? true;
}
