import type { ShareShows } from '@rastro/sdk/domain';

/** What somebody without an account is shown, in the name of the account that allows it. Times in epoch ms. */
export interface Shown extends ShareShows {
  /** What this account sees no more, nobody sees by it. */
  userId: number;
  /** Empty where a group says what is seen. */
  deviceIds: readonly number[];
  groupId: number;
  /** Nothing is shown before. */
  startsAt: number | null;
  /** How far back a trail goes. */
  trailHours: number;
  /** Both 0 are no destination. */
  destinationLatitude: number;
  destinationLongitude: number;
  /** Only this period is shown, and nothing live. */
  replayFrom: number | null;
  replayTo: number | null;
}

/** Whether it is a past period and nothing else. */
export const isReplay = ({ replayFrom }: Pick<Shown, 'replayFrom'>): boolean => replayFrom !== null;
