import type { LocatedEvent } from '../../notifications/plan-notifications';
import type { AppliedBatch } from './batch-draft';
import type { Job } from './job';

/** The events of a batch that somebody may be notified of, each with the fix it belongs to, else the newest. */
export const locateEvents = (jobs: readonly Job[], batch: AppliedBatch): LocatedEvent[] => {
  if (batch.events.length === 0) return [];
  const positions = new Map(batch.positions.map(({ position }) => [position.id, position]));
  return batch.outcomes.flatMap(({ statusEvents, positionEvents }, index) => {
    const job = jobs[index];
    if (!job || job.silent) return [];
    const { entity, state } = job.device;
    const { latest } = batch.states.get(job.device) ?? state;
    return [...statusEvents, ...positionEvents].map((event) => ({
      event,
      device: entity,
      position: positions.get(event.positionId) ?? latest,
    }));
  });
};
