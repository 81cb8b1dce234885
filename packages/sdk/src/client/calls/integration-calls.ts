import type { Integration, IntegrationInput, IntegrationTest } from '../../contract';
import type { RequestOptions } from './request-options';

/** Services that the server works with: for higher administrators where there is billing, their own for resellers. */
export interface IntegrationCalls {
  list(options?: RequestOptions): Promise<Integration[]>;
  /** Takes effect at once. Refused with FIELD_INVALID for what cannot be. */
  save(key: string, input: IntegrationInput, options?: RequestOptions): Promise<Integration>;
  /** Deletes the saved settings; those that the server was started with apply again. */
  forget(key: string, options?: RequestOptions): Promise<void>;
  /** Tries what is in force. */
  test(key: string, options?: RequestOptions): Promise<IntegrationTest>;
}
