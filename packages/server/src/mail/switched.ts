/** What may be set up, changed and taken away while the server runs. */
export interface Switched {
  /** Whether it is set up now; left out, it always is. */
  isOn?(): boolean;
}

/** Whether something is there and set up now. */
export const isOn = (thing: Switched | undefined): boolean =>
  thing !== undefined && (thing.isOn?.() ?? true);

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

/** Those of several that are set up now. */
export const listOn = <Thing extends Switched>(things: readonly Thing[]): Thing[] =>
  things.filter((thing) => isOn(thing));
