import type { DeviceEntity } from '../../entities/device-entity';
import { deviceJson } from '../../devices/device-json';
import type { EngineLog } from '../../common/engine-log';
import type { AppliedBatch, Job, JobOutcome, StoredRaw } from './apply-batch';
import type { TrackingEvent } from '../../positions/tracking-event';
import type { Notices } from '../../notifications/read-notices';
import type { Hub } from '../../live/hub';

/** What telling stands on. */
export interface TellerOptions {
  hub: Hub;
  log: EngineLog;
}

/** What a device said, as sockets that ask for it get it (tracking-api §4). */
const logJson = ({ id, uniqueId }: DeviceEntity, { host, data }: StoredRaw): string =>
  JSON.stringify({ host, protocol: 'osmand', uniqueId, deviceId: id, data });

/** Sends what a stored batch means to the sockets: for each job its events, the device and the fix. */
export const createTeller = ({ hub, log }: TellerOptions) => {
  const tell = ({ device: { entity } }: Job, outcome: JobOutcome, live: Notices['live']): void => {
    const notify = (events: readonly TrackingEvent[]): void => {
      for (const { channel, message, to } of events.flatMap((event) => live.get(event) ?? [])) {
        channel.deliver(message, to).catch((error: unknown) => {
          log.error({ err: error, channel: channel.type }, 'A notice could not be told');
        });
      }
    };
    const { deviceFrame, positionJson, said } = outcome;
    if (said) hub.publishLog(entity.id, () => logJson(entity, said));
    notify(outcome.statusEvents);
    if (deviceFrame) hub.publish('devices', entity.id, () => deviceJson(deviceFrame, 0));
    notify(outcome.positionEvents);
    if (positionJson) hub.publish('positions', entity.id, () => positionJson);
  };

  /** History moves a device once a batch, not once a fix. */
  const tellSilent = (jobs: readonly Job[], batch: AppliedBatch): void => {
    for (const [device, { latestJson }] of batch.states) {
      if (device.isPast) continue;
      const isSilent = jobs.some((job) => job.silent && job.device === device);
      if (isSilent && latestJson) hub.publish('positions', device.entity.id, () => latestJson);
    }
  };

  return (jobs: readonly Job[], batch: AppliedBatch, { live }: Notices): void => {
    try {
      jobs.forEach((job, index) => {
        const outcome = batch.outcomes[index];
        if (outcome && !job.silent) tell(job, outcome, live);
      });
      tellSilent(jobs, batch);
    } catch (error) {
      // The fixes are stored; who watches reads them anew.
      log.error({ err: error }, 'Sockets could not be told of stored fixes');
    }
  };
};
