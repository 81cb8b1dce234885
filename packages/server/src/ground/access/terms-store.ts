import { createHash } from 'node:crypto';
import type { Database } from '../../db/database';
import type { PolicyInForce } from '../branding/policy-in-force';

/** A version that somebody accepted. */
export interface AcceptedTerms {
  /** Domain whose terms they are; empty for the server's own. */
  domain: string;
  version: string;
  acceptedAt: Date;
}

/** Terms that accounts of one tracking API accepted: proof, never changed. */
export class TermsStore {
  constructor(
    private readonly database: Database,
    private readonly origin: string,
  ) {}

  /** The newest first. */
  async list(userId: number): Promise<AcceptedTerms[]> {
    const { rows } = await this.database.query<AcceptedTerms>(
      `select domain, version, accepted_at as "acceptedAt" from accepted_terms
       where tracking_origin = $1 and user_id = $2 order by accepted_at desc, id desc`,
      [this.origin, userId],
    );
    return rows;
  }

  /** Keeps that a version was accepted, once. */
  async accept(accepted: {
    userId: number;
    policy: PolicyInForce;
    address: string;
    at: Date;
  }): Promise<void> {
    const { userId, policy, address, at } = accepted;
    await this.database.query(
      `insert into accepted_terms
         (tracking_origin, user_id, domain, version, document, accepted_at, address)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [this.origin, userId, policy.domain, policy.version, documentOf(policy), at, address],
    );
  }
}

/**
 * Identifies what was read: the text by its hash, so that a text shown later can be compared with
 * it.
 */
const documentOf = ({ text, url }: PolicyInForce): string =>
  text === null ? url : `sha256:${createHash('sha256').update(text).digest('hex')}`;
