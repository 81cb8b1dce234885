/** Values for the placeholders of a text to a tracker. */
export interface TrackerTextValues {
  host?: string | undefined;
  port?: number | undefined;
  apn?: string | undefined;
  /** Identifier that the tracker uses itself. */
  id?: string | undefined;
}

/** A text with `{host}`, `{port}`, `{apn}` and `{id}` filled in, and the names of places that nothing is known for. */
export function fillTrackerText(
  text: string,
  values: TrackerTextValues,
): { text: string; missing: readonly string[] } {
  const missing = new Set<string>();
  const filled = text.replace(/\{(host|port|apn|id)\}/g, (place, name: keyof TrackerTextValues) => {
    const value = values[name];
    if (value !== undefined && value !== '') return String(value);
    missing.add(name);
    return place;
  });
  return { text: filled, missing: [...missing] };
}
