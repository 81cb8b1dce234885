import type { AlarmTake } from '@rastro/sdk/contract';

type Listener = (take: AlarmTake) => void;

/** The tracking API is asked for so many accounts at once. */
const AT_ONCE = 4;

/** Who listens, by account: each is asked for once, however many pages it has open. */
export function createAudience(sees: (userId: number, deviceId: number) => Promise<boolean>) {
  const listeners = new Map<number, Set<Listener>>();
  return {
    watch(userId: number, listener: Listener): () => void {
      const known = listeners.get(userId) ?? new Set();
      listeners.set(userId, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(userId) === known) listeners.delete(userId);
      };
    },
    /** Tells all who see its device. Rejects when that could not be found out for somebody. */
    async tell(take: AlarmTake): Promise<void> {
      const waiting = [...listeners.keys()];
      const work = async (): Promise<void> => {
        for (let userId = waiting.pop(); userId !== undefined; userId = waiting.pop()) {
          if (!(await sees(userId, take.deviceId))) continue;
          for (const listener of listeners.get(userId) ?? []) listener(take);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
  };
}
