/**
 * Makes calls that ask the same share one answer. A call joins only one that has not begun, so that
 * the answer is never older than the question.
 */
export const shareCalls = <T>(ask: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const asking = new Map<string, Promise<T>>();
  const next = new Map<string, Promise<T>>();

  const begin = (key: string): Promise<T> => {
    next.delete(key);
    const answer = ask(key);
    asking.set(key, answer);
    const forget = (): void => {
      if (asking.get(key) === answer) asking.delete(key);
    };
    answer.then(forget, forget);
    return answer;
  };

  return (key) => {
    const joined = next.get(key);
    if (joined) return joined;
    const before = asking.get(key);
    if (!before) return begin(key);
    const after = (): Promise<T> => begin(key);
    const answer = before.then(after, after);
    next.set(key, answer);
    return answer;
  };
};
