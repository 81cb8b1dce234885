/**
 * A time zone as people call it, with its distance from Greenwich at a moment: `Horário de Brasília (GMT-3)`.
 * `timeZone` is an IANA name; one that nobody knows stays as it is.
 */
export function describeTimeZone(
  timeZone: string,
  { locale, atMs }: { locale: string; atMs: number },
): string {
  const say = (timeZoneName: 'longGeneric' | 'shortOffset'): string =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(atMs)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  try {
    const name = say('longGeneric').replace(STANDARD, '');
    const offset = say('shortOffset').replace('-', '−').replace('+0', '');
    if (name === '' || name.startsWith('GMT')) return offset;
    return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} (${offset})`;
  } catch {
    return timeZone;
  }
}

/** Said of zones that have no summer time, where it tells nothing. */
const STANDARD = / (Padrão|estándar|Standard)/;

/** The zone of the machine that reads. */
export const readOwnTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * True when two zones show different times at a moment: only then a page needs to name the zone of
 * its times. An unknown zone differs from every other.
 */
export function differInTime(one: string, other: string, atMs: number): boolean {
  if (one === other) return false;
  try {
    const [here, there] = [one, other].map((timeZone) =>
      new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
        atMs,
      ),
    );
    return here !== there;
  } catch {
    return true;
  }
}
