import { createListeners } from '@rastro/sdk/client';

/** Events closer together than this are told in one sentence. */
const GAP_MS = 5_000;

/** Tells a screen reader of notices: the first at once, those soon after it as a count. */
export type Announcer = {
  /** `sentence` is what the notice says, for when it comes alone. */
  tell(sentence: string): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): Announcement;
};

/** Announcement: one notice in its own words, or the number of arrivals. */
export type Announcement = { sentence: string } | { count: number } | null;

/** A store for React's `useSyncExternalStore` that speaks at most once in five seconds. */
export function createAnnouncer(): Announcer {
  let snapshot: Announcement = null;
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = createListeners();

  const say = (announcement: Announcement) => {
    snapshot = announcement;
    listeners.call();
  };
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      const [sentence] = waiting;
      if (sentence === undefined) return say(null);
      say(waiting.length === 1 ? { sentence } : { count: waiting.length });
      waiting = [];
      rest();
    }, GAP_MS);
  };

  return {
    tell(sentence) {
      if (timer !== undefined) {
        waiting.push(sentence);
        return;
      }
      say({ sentence });
      rest();
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
      snapshot = null;
    },
    subscribe: listeners.add,
    getSnapshot: () => snapshot,
  };
}
