/** Something that is done again and again. */
export interface ScheduledJob {
  /** Names it in the log when it fails. */
  name: string;
  everyMs: number;
  /** Up to so much later each time, so that servers that started together do not work together. */
  jitterMs?: number;
  run(): unknown;
}

/** Runs jobs by the clock; a job never overlaps itself. */
export interface Scheduler {
  /** From now on by itself, each job for the first time after its interval. */
  start(): void;
  /** Runs what is due by the clock; resolves once that has ended. */
  runDue(): Promise<void>;
  /** Runs each job once, due or not, one after the other. */
  runAll(): Promise<void>;
  /** Begins nothing more; resolves once nothing runs. */
  stop(): Promise<void>;
}

interface SchedulerOptions {
  jobs: readonly ScheduledJob[];
  /** Epoch ms now. */
  clock: () => number;
  log: { error(details: object, message: string): void };
}

/** A clock that somebody sets is looked at again this soon. */
const MAX_WAIT_MS = 60_000;

/** State of a job between two runs. */
interface Entry {
  job: ScheduledJob;
  dueMs: number;
  running: Promise<void> | undefined;
}

/** A scheduler of these jobs, not started yet. */
export const createScheduler = ({ jobs, clock, log }: SchedulerOptions): Scheduler => {
  const entries = jobs.map((job): Entry => ({ job, dueMs: nextOf(job), running: undefined }));
  let timer: NodeJS.Timeout | undefined;
  let isStarted = false;
  let isStopping = false;

  function nextOf({ everyMs, jitterMs = 0 }: ScheduledJob): number {
    return clock() + everyMs + Math.random() * jitterMs;
  }

  const runOnce = async ({ job }: Entry): Promise<void> => {
    try {
      await job.run();
    } catch (error) {
      log.error({ err: error, job: job.name }, `The job "${job.name}" failed`);
    }
  };

  const run = (entry: Entry): Promise<void> =>
    (entry.running ??= runOnce(entry).finally(() => {
      entry.running = undefined;
      entry.dueMs = nextOf(entry.job);
      if (isStarted) wait();
    }));

  const isDue = ({ job, dueMs }: Entry): boolean => {
    const leftMs = dueMs - clock();
    // A clock that was set back leaves nobody waiting for longer than the interval.
    return leftMs <= 0 || leftMs > job.everyMs + (job.jitterMs ?? 0);
  };

  const runDue = async (): Promise<void> => {
    if (isStopping) return;
    await Promise.all(entries.filter((entry) => !entry.running && isDue(entry)).map(run));
  };

  const wait = (): void => {
    clearTimeout(timer);
    if (isStopping || entries.length === 0) return;
    const idle = entries.filter(({ running }) => !running);
    const leftMs = Math.min(...idle.map(({ dueMs }) => dueMs - clock()), MAX_WAIT_MS);
    timer = setTimeout(look, Math.max(leftMs, 1)).unref();
  };
  const look = (): void => {
    void runDue();
    wait();
  };

  return {
    start() {
      isStarted = true;
      for (const entry of entries) entry.dueMs = nextOf(entry.job);
      wait();
    },
    runDue,
    async runAll() {
      for (const entry of entries) {
        // What runs already may have begun before what the caller wants to see done.
        await entry.running;
        if (!isStopping) await run(entry);
      }
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await Promise.all(entries.map(({ running }) => running));
    },
  };
};
