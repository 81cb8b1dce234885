import type { Theme, ThemeEntry, ThemeInput } from '../../contract';
import type { RequestOptions } from './request-options';

/**
 * Brands of the server (domain '') and of domains, for administrators. Refused with FIELD_INVALID for what a brand
 * cannot be, CHANGE_LOST where somebody saved in between, DOMAIN_NOT_PROVED while the DNS has no record.
 */
export interface ThemeCalls {
  /** Those that were saved. */
  list(options?: RequestOptions): Promise<ThemeEntry[]>;
  get(domain: string, options?: RequestOptions): Promise<Theme>;
  save(domain: string, input: ThemeInput, options?: RequestOptions): Promise<Theme>;
  /** Saves an earlier version once more, as the newest. */
  revert(domain: string, revision: number, options?: RequestOptions): Promise<Theme>;
  /** Asks the DNS for the record of the brand; it is served at its domain from then on. */
  verify(domain: string, options?: RequestOptions): Promise<Theme>;
  /** Deletes the saved brand; the brand of the folder is served again. */
  delete(domain: string, options?: RequestOptions): Promise<void>;
  /** Returns the address of a brand's file, for an administrator's browser. */
  fileUrl(domain: string, name: string): string;
}
