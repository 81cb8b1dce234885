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
  /** Name of the fence that triggered the stop; '' for a cause without a name. */
  reason: string;
  /** Time of the trigger, epoch ms. */
  askedAtMs: number;
  /** The drive after which nobody drove: the stop holds only while nobody does. */
  driveId?: number | undefined;
}

/** Takes a stop as if a person had asked for it; false for one that can never be. Throws for what may pass later. */
export type TakeOwnStop = (stop: OwnStop) => Promise<boolean>;

/** Checks by the tracking API before it sends a command by itself, with nobody signed in. */
export interface OwnCommandGuard {
  take: TakeOwnStop;
  /**
   * Resolves to true when an account may send a command by its current rights, and still has the
   * API key it used, if any (null for none). Throws when unknown.
   */
  may(
    userId: number,
    command: Pick<OwnStop['command'], 'id' | 'type' | 'attributes'>,
    keyId: number | null,
  ): Promise<boolean>;
}
