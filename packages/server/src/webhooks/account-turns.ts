/** Work that waits for its turn: so many at once for each key, first come first served. */
export interface AccountTurns {
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** Makes them. */
export function createAccountTurns(atOnce: number): AccountTurns {
  const lines = new Map<string, { active: number; waiting: (() => void)[] }>();
  return {
    async run(key, work) {
      const line = lines.get(key) ?? { active: 0, waiting: [] };
      lines.set(key, line);
      if (line.active < atOnce) line.active += 1;
      // Whoever ends hands its turn over.
      else await new Promise<void>((go) => line.waiting.push(go));
      try {
        return await work();
      } finally {
        const next = line.waiting.shift();
        if (next) next();
        else line.active -= 1;
        if (line.active === 0) lines.delete(key);
      }
    },
  };
}
