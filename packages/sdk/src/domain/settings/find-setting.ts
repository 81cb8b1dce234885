/** Whose settings come first is the server's to say: with `forceSettings` its own, else the account's. */
interface Owners<T> {
  user: T;
  server: T;
}

const isForced = (server: unknown): boolean =>
  typeof server === 'object' &&
  server !== null &&
  'forceSettings' in server &&
  server.forceSettings === true;

/** Account and server in the order in which a setting is looked for with them. */
export const orderOwners = <T>({ user, server }: Owners<T>): [T, T] =>
  isForced(server) ? [server, user] : [user, server];

/** A setting as account and server have it, by {@link orderOwners}; undefined where neither says anything. */
export function findSetting<T, V>(
  owners: Owners<T>,
  read: (owner: T) => V | null | undefined,
): V | undefined {
  const [first, second] = orderOwners(owners);
  return read(first) ?? read(second) ?? undefined;
}
