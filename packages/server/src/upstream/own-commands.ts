/** A stop of an engine that the tracking API asks for by itself: a rule, a fence. */
export interface OwnStop {
  /** In whose name: the first of them who may send it by then. */
  userIds: readonly number[];
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
export type TakeOwnStop = (stop: OwnStop) => Promise<boolean>;

/** What the tracking API asks before it sends a command by itself, with nobody signed in. */
export interface OwnCommandGuard {
  take: TakeOwnStop;
  /**
   * Whether an account may send a command by its rights of now, and still has the API key it used, if any (null for
   * none). Throws where nobody can tell.
   */
  may(
    userId: number,
    command: Pick<OwnStop['command'], 'id' | 'type' | 'attributes'>,
    keyId: number | null,
  ): Promise<boolean>;
}
