import type { Unit } from '../db/database';

/** What may be set up, changed and taken away while the server runs. */
export interface Switched {
  /** Whether it is set up now, for anybody; left out, it always is. */
  isOn?(): boolean;
  /** Those of these accounts that it is set up for; left out, all. */
  listServed?(userIds: readonly number[], unit: Unit): Promise<ReadonlySet<number>>;
}

/** Whether something is there and set up now. */
export const isOn = (thing: Switched | undefined): boolean =>
  thing !== undefined && (thing.isOn?.() ?? true);

/** Whether something is there and set up now for an account. */
export const isOnFor = async (
  thing: Switched | undefined,
  userId: number,
  unit: Unit,
): Promise<boolean> =>
  isOn(thing) && (await thing?.listServed?.([userId], unit))?.has(userId) !== false;

/** What is made of settings, anew where those were changed; undefined while there are none. */
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
