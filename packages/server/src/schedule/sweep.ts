import type { ScheduledJob } from './scheduler';
import type { SteadyClock } from './steady-clock';

/** Something of which is deleted, again and again, what is kept no longer: by its age, or by its end. */
export interface Sweep extends Omit<ScheduledJob, 'run'> {
  /** Is given the time by which things are old or over. */
  forget(nowMs: number): unknown;
}

/** The job of a sweep: nothing is deleted while the clock may be wrong. */
export const toSweepJob = (steadyClock: SteadyClock, { forget, ...job }: Sweep): ScheduledJob => ({
  ...job,
  async run() {
    const nowMs = await steadyClock.read();
    if (nowMs !== null) await forget(nowMs);
  },
});
