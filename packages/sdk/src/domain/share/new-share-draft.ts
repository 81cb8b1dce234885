import { HOUR_MS } from '../time/durations';
import type { ShareDraft } from './find-share-problem';
import { SHARE_HOURS, SHARED_TRAIL_HOURS } from './share-limits';

/**
 * Returns the defaults of a new link, at `nowMs`: these devices for eight hours, without their
 * driver and fences.
 */
export const newShareDraft = (deviceIds: readonly number[], nowMs: number): ShareDraft => ({
  name: '',
  whose: 'devices',
  deviceIds,
  groupId: 0,
  startsAt: null,
  endsAt: nowMs + SHARE_HOURS[1] * HOUR_MS,
  showsName: true,
  showsPlate: true,
  showsSpeed: true,
  showsAddress: true,
  showsArea: false,
  showsDriver: false,
  showsTrail: true,
  showsFences: false,
  trailHours: SHARED_TRAIL_HOURS,
  destinationName: '',
  destination: '',
  fenceId: 0,
  endsOnArrival: false,
  isReplay: false,
  replayFrom: null,
  replayTo: null,
  pin: '',
  maxOpenings: null,
  language: 'auto',
  message: '',
});
