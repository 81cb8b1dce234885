import type { BulkMemberChange } from '../bulk/plan-change';
import type { SentState } from './follow-sent';

/**
 * Converts the state of a command at one of many devices to changes in the row of a bulk change.
 */
export function toSentChanges(state: SentState): BulkMemberChange[] {
  const path = [state.kind];
  if (state.kind === 'queued') return [{ path, to: state.queueId }];
  return [state.kind === 'waits' ? { path, to: state.stopId } : { path }];
}

/** A row of a bulk change of commands. */
interface SentRow {
  outcome: string;
  changes: readonly BulkMemberChange[];
}

/** The other way round; null for what was not sent, or not yet. */
export function readSentRow({ outcome, changes: [change] }: SentRow): SentState | null {
  if (outcome !== 'done') return null;
  const number = Number(change?.to);
  if (change?.path[0] === 'queued') return { kind: 'queued', queueId: number };
  return change?.path[0] === 'waits' ? { kind: 'waits', stopId: number } : { kind: 'sent' };
}
