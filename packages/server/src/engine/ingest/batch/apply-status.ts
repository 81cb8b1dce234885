import type { DeviceStatus, FleetDevice } from '../../devices/live-fleet';
import type { BatchDraft, JobOutcome } from './batch-draft';

const EVENT_OF_STATUS: Readonly<Record<DeviceStatus, string>> = {
  online: 'deviceOnline',
  offline: 'deviceOffline',
  unknown: 'deviceUnknown',
};

/** Sets a device's status; `isResuming` tells that the server was away meanwhile. */
export const applyStatus = (
  draft: BatchDraft,
  {
    device,
    status,
    isResuming,
  }: { device: FleetDevice; status: DeviceStatus; isResuming: boolean },
  outcome: JobOutcome,
): void => {
  const { nowMs } = draft.tools;
  const before = draft.stateOf(device);
  const lastUpdateMs = status === 'online' ? nowMs : before.lastUpdateMs;
  const state = { ...before, status, lastUpdateMs, isResuming };
  draft.setState(device, state);
  if (before.status !== status) {
    const event = {
      type: EVENT_OF_STATUS[status],
      eventTimeMs: nowMs,
      deviceId: device.entity.id,
      positionId: 0,
    };
    // After an absence of the server it is a state of the server and not of the device.
    draft.addEvent(event, before.isResuming ? undefined : outcome.statusEvents);
  }
  outcome.deviceFrame = { entity: device.entity, state };
};
