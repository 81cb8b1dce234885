import type { Unit } from '../db/database';

/** Service that may be set up, changed and removed while the server runs. */
export interface Switched {
  /** True while set up for anybody; always on when left out. */
  isOn?(): boolean;
  /** Those of these accounts that it is set up for; left out, all. */
  listServed?(userIds: readonly number[], unit: Unit): Promise<ReadonlySet<number>>;
}

/** True when the service exists and is set up now. */
export const isOn = (thing: Switched | undefined): boolean =>
  thing !== undefined && (thing.isOn?.() ?? true);

/** True when the service exists and is set up now for an account. */
export const isOnFor = async (
  thing: Switched | undefined,
  userId: number,
  unit: Unit,
): Promise<boolean> =>
  isOn(thing) && (await thing?.listServed?.([userId], unit))?.has(userId) !== false;

/**
 * Returns a getter of an object built from settings, rebuilt when they change; undefined while
 * there are none.
 */
export function remakeOnChange<Settings extends object, Made>(
  read: () => Settings | undefined,
  make: (settings: Settings) => Made,
  end?: (old: Made) => void,
): () => Made | undefined {
  let known: { of: Settings; made: Made } | undefined;
  return () => {
    const settings = read();
    if (settings === known?.of) return known?.made;
    if (known) end?.(known.made);
    known = settings && { of: settings, made: make(settings) };
    return known?.made;
  };
}

/** Those of several that are set up now, for anybody. */
export const listOn = <Thing extends Switched>(things: readonly Thing[]): Thing[] =>
  things.filter((thing) => isOn(thing));

/** Those of several that are set up now for an account. */
export async function listOnFor<Thing extends Switched>(
  things: readonly Thing[],
  userId: number,
  unit: Unit,
): Promise<Thing[]> {
  const found: Thing[] = [];
  for (const thing of things) if (await isOnFor(thing, userId, unit)) found.push(thing);
  return found;
}
