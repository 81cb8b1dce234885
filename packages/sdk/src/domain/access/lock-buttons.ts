import { readSwitch } from '../device/read-switch';
import { findSetting } from '../settings/find-setting';

type Owner = Parameters<typeof readSwitch>[0];

/**
 * Whether buttons that lock and unlock are shown (spec §3): as `{prefix}.lockButtons` of account
 * and server says, else yes. It hides buttons and grants nothing: who may lock is `decide`'s to say.
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
