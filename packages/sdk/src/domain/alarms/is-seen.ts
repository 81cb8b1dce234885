/** Marks of the events that somebody has seen. */
export interface SeenMarks {
  /** All until then (ISO text); null is none. */
  until: string | null;
  /** Single ones, by their ids. */
  ids: readonly number[];
}

/** True when an event was seen. */
export function isSeen(
  { id, eventTime }: { id: number; eventTime: string },
  { until, ids }: SeenMarks,
): boolean {
  return (until !== null && Date.parse(eventTime) <= Date.parse(until)) || ids.includes(id);
}

/** Adds marks to the seen events; never removes any. */
export function addSeen(seen: SeenMarks, more: Partial<SeenMarks>): SeenMarks {
  const moments = [seen.until, more.until ?? null].filter((moment) => moment !== null);
  moments.sort((left, right) => Date.parse(left) - Date.parse(right));
  return {
    until: moments.at(-1) ?? null,
    ids: [...new Set([...seen.ids, ...(more.ids ?? [])])],
  };
}
