import { readAttribute, readText } from '../device/read-attribute';

/** How far a command is that was sent to one device. */
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

/** What came of sending, by the tracking server's answer. */
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
 * How far it is after an event of the device: a queued one was handed over, the tracker said its result. Which
 * command a result is to no tracker says: it is the next after the command was handed over.
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

/** How far it is after something became of a stop. */
export function followStop(
  known: SentState,
  stop: { id: number; state: string; reason: string },
): SentState {
  if (known.kind !== 'waits' || stop.id !== known.stopId) return known;
  if (stop.state === 'waiting' || stop.state === 'sending') return known;
  if (stop.state === 'sent') return { kind: 'sent' };
  return { kind: 'stopEnded', state: stop.state, reason: stop.reason };
}
