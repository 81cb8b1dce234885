import type { Unit } from '../db/database';

/**
 * Puts the mail with the link that confirms an account's new e-mail among what goes out, as part of the
 * caller's transaction. `credentialId` is the credential that the link opens.
 */
export type SendEmailLink = (
  unit: Unit,
  link: { userId: number; credentialId: number },
) => Promise<void>;
