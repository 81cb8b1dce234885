/** Work that waits for its turn: so many at once for each key, first come first served. */
export interface KeyTurns {
  /** Resolves when it is its turn, with what ends it; more than once does nothing. */
  begin(key: string): Promise<() => void>;
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** Makes them. */
export function createKeyTurns(atOnce: number): KeyTurns {
  const lines = new Map<string, { active: number; waiting: (() => void)[] }>();
  const begin = async (key: string): Promise<() => void> => {
    const line = lines.get(key) ?? { active: 0, waiting: [] };
    lines.set(key, line);
    if (line.active < atOnce) line.active += 1;
    // Whoever ends hands its turn over.
    else await new Promise<void>((go) => line.waiting.push(go));
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = line.waiting.shift();
      if (next) next();
      else line.active -= 1;
      if (line.active === 0) lines.delete(key);
    };
  };
  return {
    begin,
    async run(key, work) {
      const end = await begin(key);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}
