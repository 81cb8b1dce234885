import type { ShareShows } from '@rastro/sdk/domain';

/**
 * Content shown to viewers without an account, in the name of the account that allows it. Times in
 * epoch ms.
 */
export interface Shown extends ShareShows {
  /** Account that allows it; viewers see nothing that it no longer sees. */
  userId: number;
  /** Empty where a group says what is seen. */
  deviceIds: readonly number[];
  groupId: number;
  /** Nothing is shown before. */
  startsAt: number | null;
  /** Length of a trail, in hours. */
  trailHours: number;
  /** Both 0 are no destination. */
  destinationLatitude: number;
  destinationLongitude: number;
  /** Only this period is shown, and nothing live. */
  replayFrom: number | null;
  replayTo: number | null;
}

/** Checks whether only a past period is shown. */
export const isReplay = ({ replayFrom }: Pick<Shown, 'replayFrom'>): boolean => replayFrom !== null;
