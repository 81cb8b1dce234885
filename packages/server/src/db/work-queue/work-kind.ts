import type { Unit } from '../database';

/** Something that waits to be done. */
export interface Work {
  id: number;
  /** The same for each try. */
  reference: string;
  payload: unknown;
  /** One of several that its lane names. */
  target: string | null;
  /** Ends it as part of the caller's transaction; false where it has been ended meanwhile. Left out, it ends once it was done. */
  end(unit: Unit): Promise<boolean>;
}

/** What a try that failed says of the next one. */
export interface WorkProblem {
  /**
   * `away`: nothing of this kind can be done now. `refused`: this will never be done. `failed`: it may be done
   * later. `unknown`: a fault of ours, given up after a few tries.
   */
  problem: 'away' | 'refused' | 'failed' | 'unknown';
  /** It is not to be tried before, epoch ms. */
  notBeforeMs?: number;
}

/** How one kind of work is done. */
export interface WorkKind {
  readonly name: string;
  /** Whether this server works on a lane; what is of others waits for theirs. Default on every lane. */
  isOurs?(lane: string): boolean;
  /** So many of one lane are done at once, begun in their order. Default one after the other. */
  readonly atOnce?: number;
  /** Whether one that waits lets those after it in its lane pass. */
  isFree(work: Pick<Work, 'payload' | 'target'>): boolean;
  /** All of this kind is free. */
  readonly isUnordered?: boolean;
  /** What is tried again is tried after so long each time. Default: longer and longer. */
  readonly retryMs?: number;
  /** What did not succeed for as long is given up. */
  readonly giveUpAfterMs: number;
  /** Prepares the work of one lane; undefined where nothing of it is to be done any more. */
  openLane(lane: string): Promise<((work: Work) => Promise<void>) | undefined>;
  explain(error: unknown): WorkProblem;
}
