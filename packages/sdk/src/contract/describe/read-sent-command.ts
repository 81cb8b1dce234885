/** A command as it was taken by the tracking server. */
export interface SentCommandAnswer {
  /** Number in the queue, for a queued command. */
  id: number;
  deviceId: number;
  type: string;
  /** It waits until the tracker speaks, or, with `attributes.stopId`, until the vehicle stands. */
  isQueued: boolean;
  attributes: Record<string, unknown>;
}

/** Reads what `POST /commands/send` answers: only what went out at once has a description. Throws a TypeError. */
export const readSentCommand = (json: unknown): SentCommandAnswer => {
  const sent = json as SentCommandAnswer; // A tracking server answers with what it was sent.
  return { ...sent, isQueued: !('description' in sent) };
};
