import { deviceJson } from '../../devices/device-json';
import type { EngineLog } from '../../common/engine-log';
import type { DeviceEntity } from '../../entities/device-entity';
import type { Hub } from '../../live/hub';
import type { NotificationPlan } from '../../notifications/plan-notifications';
import type { TrackingEvent } from '../../positions/tracking-event';
import type { AppliedBatch, JobOutcome, RawRecord } from './batch-draft';
import type { Job } from './job';

/** Options of publishing. */
export interface BatchPublisherOptions {
  hub: Hub;
  log: EngineLog;
}

/** A message word for word, as sockets that ask for it get it (tracking-api §4). */
const logJson = ({ id, uniqueId }: DeviceEntity, { host, data }: RawRecord): string =>
  JSON.stringify({ host, protocol: 'osmand', uniqueId, deviceId: id, data });

/** Sends a stored batch to the sockets: for each job its events, the device and the fix. */
export const createBatchPublisher = ({ hub, log }: BatchPublisherOptions) => {
  const notify = (
    events: readonly TrackingEvent[],
    immediate: NotificationPlan['immediate'],
  ): void => {
    for (const { channel, message, to } of events.flatMap((event) => immediate.get(event) ?? [])) {
      channel.deliver(message, to).catch((error: unknown) => {
        log.error({ err: error, channel: channel.type }, 'A notification could not be sent');
      });
    }
  };

  const publishJob = (
    { device: { entity } }: Job,
    outcome: JobOutcome,
    { immediate }: NotificationPlan,
  ): void => {
    const { deviceFrame, positionJson, raw } = outcome;
    if (raw) hub.publishLog(entity.id, () => logJson(entity, raw));
    notify(outcome.statusEvents, immediate);
    if (deviceFrame) hub.publish('devices', entity.id, () => deviceJson(deviceFrame, 0));
    notify(outcome.positionEvents, immediate);
    if (positionJson) hub.publish('positions', entity.id, () => positionJson);
  };

  /** History moves a device once a batch, not once a fix. */
  const publishSilent = (jobs: readonly Job[], batch: AppliedBatch): void => {
    for (const [device, { latestJson }] of batch.states) {
      if (device.isHistory) continue;
      const isSilent = jobs.some((job) => job.silent && job.device === device);
      if (isSilent && latestJson) hub.publish('positions', device.entity.id, () => latestJson);
    }
  };

  return (jobs: readonly Job[], batch: AppliedBatch, plan: NotificationPlan): void => {
    try {
      jobs.forEach((job, index) => {
        const outcome = batch.outcomes[index];
        if (outcome && !job.silent) publishJob(job, outcome, plan);
      });
      publishSilent(jobs, batch);
    } catch (error) {
      // The fixes are stored; who watches reads them anew.
      log.error({ err: error }, 'Stored fixes could not be sent to the sockets');
    }
  };
};
