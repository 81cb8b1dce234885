/** A stop of an engine that the tracking API asks for by itself: a rule, a fence. */
export interface OwnStop {
  /** In whose name. */
  userId: number;
  deviceId: number;
  command: {
    id: number;
    type: string;
    textChannel: boolean;
    attributes: Record<string, unknown>;
  };
  /** What asks for it: the name of a fence; '' for nothing of a name. */
  reason: string;
  /** When that happened, epoch ms. */
  askedAtMs: number;
  /** The drive after which nobody drove: the stop holds only while nobody does. */
  driveId?: number | undefined;
}

/** Takes a stop as if a person had asked for it; false for one that can never be. Throws for what may pass later. */
export type GuardOwnStops = (stop: OwnStop) => Promise<boolean>;
