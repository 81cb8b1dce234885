import type { InvitedTo, User } from '../../contract';
import type { RequestOptions } from './request-options';

/** Accounts that people make for themselves, where the server lets them at this domain. */
export interface RegistrationCalls {
  /** Answers whether people may register here now. */
  isOpen(options?: RequestOptions): Promise<boolean>;
  /**
   * Mails a link that proves the address, in `language`. The answer is the same whether the address has an account or
   * not. REGISTRATION_DISABLED where people may not; TOO_MANY_ATTEMPTS after three links a day.
   */
  ask(email: string, options?: RequestOptions & { language?: string }): Promise<void>;
  /** The address that a link proves. INVALID_TOKEN when it was used or is old. */
  read(token: string, options?: RequestOptions): Promise<InvitedTo>;
  /** Makes the account and signs it in. INVALID_TOKEN when the link was used or is old. */
  accept(
    input: { token: string; name: string; password: string },
    options?: RequestOptions,
  ): Promise<User>;
}
