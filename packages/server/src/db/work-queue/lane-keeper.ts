interface LaneKeeperOptions {
  /** Max time other lanes wait for one lane, in ms. */
  patienceMs?: number | undefined;
  onBroken: (error: unknown) => void;
}

/** Whoever takes longer is served beside the others, who are not held up. */
const PATIENCE_MS = 2_000;
/** Max number of lanes served in the background at once. */
const MAX_BEHIND = 100;
/** Max number of slow lanes remembered. */
const MAX_SLOW = 10_000;

/** Keeps a lane that is slow from holding up the others. */
export const createLaneKeeper = ({ patienceMs = PATIENCE_MS, onBroken }: LaneKeeperOptions) => {
  /** Lanes that are served beside the others, and those that were slow the last time. */
  const behind = new Map<string, Promise<void>>();
  const slow = new Set<string>();
  return {
    /** Serves a lane as long as patience lasts; what is left of it goes on beside the others. */
    async serve(lane: string, work: () => Promise<void>): Promise<void> {
      if (behind.has(lane)) return;
      const serving = work();
      const isQuick = await within(serving, slow.has(lane) ? 0 : patienceMs);
      if (isQuick || behind.size >= MAX_BEHIND) {
        await serving;
        slow.delete(lane);
        return;
      }
      if (slow.size >= MAX_SLOW) slow.clear();
      slow.add(lane);
      const after = serving.catch(onBroken).finally(() => void behind.delete(lane));
      behind.set(lane, after);
    },
    /** Resolves once no lane is served beside the others. */
    async settle(): Promise<void> {
      while (behind.size > 0) await Promise.all(behind.values());
    },
  };
};

/** Checks that the work ends within that time. */
async function within(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const isDone = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return isDone;
}
