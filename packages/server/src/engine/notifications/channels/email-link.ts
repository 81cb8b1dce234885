import { createSecret, hashSecret } from '../../../db/credential-secret';
import type { Unit } from '../../../db/database';

/** A link that confirms a new e-mail, and where it goes. */
export interface EmailLink {
  address: string;
  token: string;
  /** Epoch ms. */
  expiresAt: number;
}

/**
 * Makes the link of a credential, when its mail goes out: nothing that waits holds a token. Each attempt
 * has a new one, and the one before opens nothing. Null once the credential is over.
 */
export const issueEmailLink = async (
  unit: Unit,
  credentialId: number,
  nowMs: number,
): Promise<EmailLink | null> => {
  const token = createSecret();
  const { rows } = await unit.query<{ new_email: string; ends_at: Date }>(
    `update credential c set hash = $2 from account a
     where c.id = $1 and c.kind = 'email' and c.ends_at > $3
       and a.tracking_origin = c.tracking_origin and a.user_id = c.user_id
       and a.credential_epoch = c.epoch and a.new_email is not null
     returning a.new_email, c.ends_at`,
    [credentialId, hashSecret(token), new Date(nowMs)],
  );
  const row = rows[0];
  return row ? { address: row.new_email, token, expiresAt: row.ends_at.getTime() } : null;
};

/** The link that still waits to be sent is wanted no more. */
export const forgetEmailLink = async (unit: Unit, userId: number): Promise<void> => {
  await unit.query(
    `delete from work_queue
     where kind = 'mail' and lane = $1::bigint::text and payload ->> 'kind' = 'email'`,
    [userId],
  );
};
