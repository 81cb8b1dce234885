import { readSwitch } from '../device/read-switch';

type Owner = Parameters<typeof readSwitch>[0];

/**
 * Whether buttons that lock and unlock are shown (spec §3): as the account's `{prefix}.lockButtons` says,
 * else the server's, else yes. It hides buttons and grants nothing: who may lock is `decide`'s to say.
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
  return readSwitch(user, key) ?? readSwitch(server, key) ?? true;
}
