import type { AccessSubject } from '@rastro/sdk/domain';
import type { FastifyRequest } from 'fastify';
import type { Identity } from '../../../ground/identity/identity';
import type { UpstreamResponse } from '../../../upstream/upstream';
import type { GateRow } from '../gate-row';
import type { RowMatch } from '../match-row';

export type Body = Record<string, unknown>;

/** A call of the gate, and who makes it. */
export interface HookCall {
  match: RowMatch<GateRow>;
  userId: number;
  /** Something else of the tracking API, in the name of who asks; undefined for what he does not see. */
  read(path: string): Promise<Body | undefined>;
  /** Of the brand's attributes. */
  prefix: string;
}

/** A write on its way to the tracking API. */
export interface Write {
  match: RowMatch<GateRow>;
  body: Body | undefined;
  /** The thing as it is, where it is changed. */
  stored: Body | undefined;
  identity: Identity;
  request: FastifyRequest;
}

/** What goes to the tracking API, and what is left to do once it has taken it. */
export interface PreparedWrite {
  body: Body | undefined;
  finish?: (answer: UpstreamResponse) => Promise<void>;
}

/** What the gate does for the calls of one area beyond what their rows say. */
export interface AreaHook {
  /** What is known of the subject before anything is read. */
  subjectOf?(call: HookCall & { sent: Body | undefined }): AccessSubject | Promise<AccessSubject>;
  /** What is known of it besides, once it was read. */
  storedSubjectOf?(
    call: HookCall & { stored: Body; whole: Body | undefined },
  ): AccessSubject | Promise<AccessSubject>;
  /** It is asked once more about what is deleted, as it is stored. */
  readsDeleted?: boolean;
  /** Adds what only the product knows to what the tracking API has stored. */
  complete?(stored: Body): Promise<void>;
  /** What is written, with what no body changes as it was. */
  keep?(whole: Body, stored: Body | undefined): Body;
  /** What to send. Throws an `ApiError` for what this door does not let pass. */
  prepare?(write: Write): Promise<PreparedWrite>;
  /** Whose rights a change may touch: an account's, or (0) everybody's; undefined where it touches none. */
  touchedAccount?(match: RowMatch<GateRow>, sent: Body | undefined): number | undefined;
  /** What goes out of an answer of the tracking API; null for nothing. */
  answer?(
    answer: UpstreamResponse,
    asked: { match: RowMatch<GateRow>; request: FastifyRequest },
  ): Promise<string | null>;
}
