import { MINUTE_MS } from '@rastro/sdk/domain';

/** Lines of one kind: so many a minute, the others counted. */
export interface CountedLines {
  /** Writes one now, or counts it. */
  write(line: () => void): void;
}

/** Makes them; how many more there were is told when the minute is over. */
export function createCountedLines(most: number, tellMore: (count: number) => void): CountedLines {
  let count = 0;
  let ending: NodeJS.Timeout | undefined;
  const endMinute = (): void => {
    const more = count - most;
    [ending, count] = [undefined, 0];
    if (more > 0) tellMore(more);
  };
  return {
    write(line) {
      ending ??= setTimeout(endMinute, MINUTE_MS).unref();
      count += 1;
      if (count <= most) line();
    },
  };
}
