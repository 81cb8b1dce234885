import type { Unit } from '../../db/database';
import type { EngineLog } from '../engine-log';
import type { DeviceEntity } from '../device-entity';
import { deviceJson } from '../fleet';
import type { AppliedBatch, Job, JobOutcome, StoredRaw } from '../ingest/apply-batch';
import { eventJson, type TrackingEvent } from '../ingest/tracking-event';
import type { RuleBook } from '../rules/rule-book';
import { formatEventMessage } from './event-message';
import type { Hub } from './hub';
import { findNotices, type Notice } from './notify';

/** What telling stands on. */
export interface TellerOptions {
  db: Unit;
  hub: Hub;
  rules: RuleBook;
  /** Sends the saved command of a rule to the device its event is about. */
  runCommand: (commandId: number, deviceId: number) => Promise<void>;
  clock: () => number;
  log: EngineLog;
}

/** What a device said, as sockets that ask for it get it (tracking-api §4). */
const logJson = ({ id, uniqueId }: DeviceEntity, { host, data }: StoredRaw): string =>
  JSON.stringify({ host, protocol: 'osmand', uniqueId, deviceId: id, data });

/** Sends what a stored batch means to the sockets: for each job its events, the device and the fix. */
export const createTeller = ({ db, hub, rules, runCommand, clock, log }: TellerOptions) => {
  const readNotices = async (
    jobs: readonly Job[],
    batch: AppliedBatch,
  ): Promise<Map<TrackingEvent, Notice[]>> => {
    const events = batch.outcomes.flatMap((outcome, index) =>
      jobs[index]?.silent ? [] : [...outcome.statusEvents, ...outcome.positionEvents],
    );
    const byEvent = new Map<TrackingEvent, Notice[]>();
    for (const notice of await findNotices(db, rules, events, clock())) {
      byEvent.set(notice.event, [...(byEvent.get(notice.event) ?? []), notice]);
    }
    return byEvent;
  };

  const runCommands = (notices: readonly Notice[]): void => {
    for (const { notificators, commandId, event } of notices) {
      if (!commandId || !notificators.has('command')) continue;
      runCommand(commandId, event.deviceId).catch((error: unknown) => {
        log.error({ err: error, commandId }, 'The command of a rule could not be sent');
      });
    }
  };

  const tell = (
    { device: { entity } }: Job,
    outcome: JobOutcome,
    notices: Map<TrackingEvent, Notice[]>,
  ): void => {
    const notify = (events: readonly TrackingEvent[]): void => {
      for (const event of events) {
        const told = notices.get(event) ?? [];
        // Two rules of one account that mean the same event speak once.
        const onSockets = told.filter(({ notificators }) => notificators.has('web'));
        const readers = new Map(onSockets.map(({ userId, reader }) => [userId, reader]));
        for (const [userId, reader] of readers) {
          const message = formatEventMessage(event, entity, reader, rules);
          hub.publishEvent(userId, {
            deviceId: entity.id,
            json: eventJson(event, message),
          });
        }
        runCommands(told);
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
      const isSilent = jobs.some((job) => job.silent && job.device === device);
      if (isSilent && latestJson) hub.publish('positions', device.entity.id, () => latestJson);
    }
  };

  return async (jobs: readonly Job[], batch: AppliedBatch): Promise<void> => {
    try {
      const notices = await readNotices(jobs, batch);
      jobs.forEach((job, index) => {
        const outcome = batch.outcomes[index];
        if (outcome && !job.silent) tell(job, outcome, notices);
      });
      tellSilent(jobs, batch);
    } catch (error) {
      // The fixes are stored; who watches reads them anew.
      log.error({ err: error }, 'Sockets could not be told of stored fixes');
    }
  };
};
