/** Lifetime of cached answers; a write through this server clears them all. */
const TRUE_FOR_MS = 30_000;
const MAX = 20_000;

/** Answers of questions that come again and again, while they are true. */
export interface Memory {
  /** The answer to a question; asked once, however many want it. What fails is asked again. */
  recall<T>(question: string, ask: () => Promise<T>): Promise<T>;
  forget(): void;
}

/** An empty one. */
export function createMemory(clock: () => number): Memory {
  const known = new Map<string, { answer: Promise<unknown>; untilMs: number }>();
  return {
    recall<T>(question: string, ask: () => Promise<T>): Promise<T> {
      const kept = known.get(question);
      if (kept && kept.untilMs > clock()) return kept.answer as Promise<T>; // a question has one kind of answer
      if (known.size >= MAX) known.clear();
      const answer = ask();
      const entry = { answer, untilMs: clock() + TRUE_FOR_MS };
      known.set(question, entry);
      answer.catch(() => void (known.get(question) === entry && known.delete(question)));
      return answer;
    },
    forget: () => known.clear(),
  };
}
