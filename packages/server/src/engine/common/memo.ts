/** Answers kept until something is written. */
export interface Memo<K, T> {
  get(key: K): Promise<T>;
  /** Nothing that was asked for before counts any more. */
  forget(): void;
}

const MAX = 10_000;

/**
 * Asks once for each key until all is forgotten. An answer still on its way then is given to those
 * who wait for it, and kept for nobody who comes later. More than `most` would be a crowd that comes
 * once: it is asked anew.
 */
export const createMemo = <K, T>(ask: (key: K) => Promise<T>, most = MAX): Memo<K, T> => {
  let kept = new Map<K, Promise<T>>();
  return {
    get(key) {
      const known = kept.get(key);
      if (known) return known;
      if (kept.size >= most) kept = new Map();
      const into = kept;
      const answer = ask(key);
      into.set(key, answer);
      answer.catch(() => into.delete(key));
      return answer;
    },
    forget: () => void (kept = new Map()),
  };
};
