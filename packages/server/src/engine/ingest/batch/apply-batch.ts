import { applyAccumulators } from './apply-accumulators';
import { applyMessage, keepRaw } from './apply-message';
import { applyStatus } from './apply-status';
import {
  type AppliedBatch,
  type BatchDraft,
  type BatchTools,
  createBatchDraft,
  type JobOutcome,
} from './batch-draft';
import type { Job } from './job';

const applyJob = (draft: BatchDraft, job: Job, outcome: JobOutcome): void => {
  switch (job.kind) {
    case 'message':
      return applyMessage(draft, job, outcome);
    case 'status':
      return applyStatus(draft, { ...job, isResuming: job.silent }, outcome);
    case 'event':
      return draft.addEvent(job.event, outcome.statusEvents);
    case 'refusal':
      return keepRaw(draft, job.device, job.raw, outcome, job.reason);
    case 'accumulators':
      return applyAccumulators(draft, job, outcome);
  }
};

/**
 * Applies jobs in order, each to what the one before left; pure but for the numbers it draws. Ends
 * where one commit has enough.
 */
export const applyBatch = (jobs: readonly Job[], tools: BatchTools): AppliedBatch => {
  const draft = createBatchDraft(tools);
  for (const job of jobs) {
    draft.attempt(job.device, (outcome) => applyJob(draft, job, outcome));
    if (draft.isFull) break;
  }
  return draft.batch;
};
