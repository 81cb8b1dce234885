import { numberOf } from '../../rules/position/fix-draft';
import type { BatchDraft, JobOutcome } from './batch-draft';
import type { Job } from './job';

/** The latest fix once more, with other counters; nothing where a device has no fix yet. */
export const applyAccumulators = (
  draft: BatchDraft,
  { device, change }: Job & { kind: 'accumulators' },
  outcome: JobOutcome,
): void => {
  const { latest } = draft.stateOf(device);
  if (!latest) return;
  const { totalDistanceMeters, hoursMs } = change;
  const attributes: Record<string, unknown> = {
    ...latest.attributes,
    ...(totalDistanceMeters === undefined ? {} : { totalDistance: totalDistanceMeters }),
    ...(hoursMs === undefined ? {} : { hours: hoursMs }),
  };
  const { nowMs, nextPositionId } = draft.tools;
  const position = { ...latest, id: nextPositionId(), serverTimeMs: nowMs, attributes };
  draft.setLatest(device, position, outcome);
  const grownBy = (name: string): number =>
    numberOf(position.attributes[name]) - numberOf(latest.attributes[name]);
  draft.batch.corrections.push({
    deviceId: latest.deviceId,
    fixTimeMs: position.fixTimeMs,
    positionId: position.id,
    distanceMeters: grownBy('totalDistance'),
    hoursMs: grownBy('hours'),
  });
};
