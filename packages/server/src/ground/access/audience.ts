type Listener<News> = (news: News) => void;

/** The tracking API is asked for so many accounts at once. */
const AT_ONCE = 4;

/**
 * Creates the listeners by account: each account is checked once, however many pages it has open.
 */
export function createAudience<News extends { deviceId: number }>(
  sees: (userId: number, deviceId: number) => Promise<boolean>,
) {
  const listeners = new Map<number, Set<Listener<News>>>();
  return {
    watch(userId: number, listener: Listener<News>): () => void {
      const known = listeners.get(userId) ?? new Set<Listener<News>>();
      listeners.set(userId, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(userId) === known) listeners.delete(userId);
      };
    },
    /** Tells all who see its device. Rejects when that could not be found out for somebody. */
    async tell(news: News): Promise<void> {
      const waiting = [...listeners.keys()];
      const work = async (): Promise<void> => {
        for (let userId = waiting.pop(); userId !== undefined; userId = waiting.pop()) {
          if (!(await sees(userId, news.deviceId))) continue;
          for (const listener of listeners.get(userId) ?? []) listener(news);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
  };
}
