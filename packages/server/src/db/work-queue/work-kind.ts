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

/** Reason for a failed attempt, and hints for the next. */
export interface WorkProblem {
  /**
   * `away`: nothing of this kind can be done now. `refused`: this will never be done. `failed`: it may be done
   * later. `unknown`: a fault of ours, given up after a few tries.
   */
  problem: 'away' | 'refused' | 'failed' | 'unknown';
  /** It is not to be tried before, epoch ms. */
  notBeforeMs?: number;
}

/** Handling of one kind of work. */
export interface WorkKind {
  readonly name: string;
  /**
   * Checks that this server handles a lane; other lanes wait for their server. Default every lane.
   */
  isOurs?(lane: string): boolean;
  /** Max work of one lane done at once, begun in order. Default one after the other. */
  readonly atOnce?: number;
  /** Checks that work which waits lets later work of its lane pass. */
  isFree(work: Pick<Work, 'payload' | 'target'>): boolean;
  /** All of this kind is free. */
  readonly isUnordered?: boolean;
  /** Fixed wait between attempts, in ms. Default: longer and longer. */
  readonly retryMs?: number;
  /** Time without success after which work is abandoned, in ms. */
  readonly giveUpAfterMs: number;
  /** Prepares the work of one lane; undefined where nothing of it is to be done any more. */
  openLane(lane: string): Promise<((work: Work) => Promise<void>) | undefined>;
  explain(error: unknown): WorkProblem;
}
