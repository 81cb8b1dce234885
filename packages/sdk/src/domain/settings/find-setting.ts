/**
 * Settings of account and server. The server decides which take precedence: with `forceSettings`
 * its own, else the account's.
 */
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

/** Sources of language, units and zone; brands under the names of attributes. */
export interface Reading<T> extends Owners<T> {
  /** The brand of the reseller above, whose domain the pages are on; left out, there is none. */
  reseller?: T | undefined;
  /** The server's own brand. */
  brand?: T | undefined;
}

/**
 * The order in which language, units and zone are looked for, on pages and in mails alike: account, reseller's brand,
 * server, the server's brand. A server that forces its settings comes first.
 */
export function orderReading<T>({ user, server, reseller, brand }: Reading<T>): T[] {
  const said = isForced(server) ? [server, user, reseller, brand] : [user, reseller, server, brand];
  return said.filter((one) => one !== undefined);
}

/** A setting as account and server have it, by {@link orderOwners}; undefined where neither says anything. */
export function findSetting<T, V>(
  owners: Owners<T>,
  read: (owner: T) => V | null | undefined,
): V | undefined {
  const [first, second] = orderOwners(owners);
  return read(first) ?? read(second) ?? undefined;
}
