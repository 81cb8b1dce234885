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
  /** Prefix of the brand's attributes. */
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

/** Body for the tracking API, and the work left to do after the API has accepted it. */
export interface PreparedWrite {
  body: Body | undefined;
  finish?: (answer: UpstreamResponse) => Promise<void>;
}

/** Extra behaviour of the gate for the calls of one area, beyond their rows. */
export interface AreaHook {
  /** Returns the facts known about the subject before anything is read. */
  subjectOf?(call: HookCall & { sent: Body | undefined }): AccessSubject | Promise<AccessSubject>;
  /** Returns further facts about the subject once it has been read. */
  storedSubjectOf?(
    call: HookCall & { stored: Body; whole: Body | undefined },
  ): AccessSubject | Promise<AccessSubject>;
  /** It is asked once more about what is deleted, as it is stored. */
  readsDeleted?: boolean;
  /** Adds what only the product knows to what the tracking API has stored. */
  complete?(stored: Body): Promise<void>;
  /** Returns the body to write, with unchangeable members kept as stored. */
  keep?(whole: Body, stored: Body | undefined): Body;
  /** Prepares the write to send. Throws an `ApiError` for anything this gate does not allow. */
  prepare?(write: Write): Promise<PreparedWrite>;
  /**
   * Returns the account whose rights a change may affect, 0 for all accounts; undefined when it
   * affects none.
   */
  touchedAccount?(match: RowMatch<GateRow>, sent: Body | undefined): number | undefined;
  /** Returns the part of the tracking API's response to pass on; null for nothing. */
  answer?(
    answer: UpstreamResponse,
    asked: { match: RowMatch<GateRow>; request: FastifyRequest },
  ): Promise<string | null>;
}
