import { readAttribute, readText } from '../device/read-attribute';

/** Progress of a command that was sent to one device. */
export type SentState =
  | { kind: 'sent' | 'delivered' }
  /** It waits in the queue of the tracking server until the tracker speaks. */
  | { kind: 'queued'; queueId: number }
  /** A stop that waits for its vehicle to stand. */
  | { kind: 'waits'; stopId: number }
  | { kind: 'stopEnded'; state: string; reason: string }
  /** The tracker said something to it. */
  | { kind: 'answered'; result: string }
  | { kind: 'failed'; error: unknown };

interface Answer {
  id: number;
  isQueued: boolean;
  attributes?: Record<string, unknown> | null;
}

/** Converts the tracking server's answer to the state of the sent command. */
export function toSentState(answer: Answer): SentState {
  const stopId = readAttribute(answer, 'stopId');
  if (typeof stopId === 'number') return { kind: 'waits', stopId };
  return answer.isQueued ? { kind: 'queued', queueId: answer.id } : { kind: 'sent' };
}

interface Happening {
  type: string;
  attributes?: Record<string, unknown> | null;
}

/**
 * Updates the state by an event of the device: a queued command was handed over, or the tracker
 * sent its result. No tracker says which command a result belongs to: it is the next one after the
 * command was handed over.
 */
export function followEvent(known: SentState, event: Happening): SentState {
  if (event.type === 'queuedCommandSent' && known.kind === 'queued') {
    return readAttribute(event, 'id') === known.queueId ? { kind: 'delivered' } : known;
  }
  if (event.type === 'commandResult' && (known.kind === 'sent' || known.kind === 'delivered')) {
    return { kind: 'answered', result: readText(event, 'result') };
  }
  return known;
}

/** Updates the state after a change of a stop. */
export function followStop(
  known: SentState,
  stop: { id: number; state: string; reason: string },
): SentState {
  if (known.kind !== 'waits' || stop.id !== known.stopId) return known;
  if (stop.state === 'waiting' || stop.state === 'sending') return known;
  if (stop.state === 'sent') return { kind: 'sent' };
  return { kind: 'stopEnded', state: stop.state, reason: stop.reason };
}
