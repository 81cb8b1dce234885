import type { Driving, ScanInput, ScanResult } from '../../contract';
import type { RequestOptions } from './request-options';

/** Calls of drivers who scan printed codes (spec §7). */
export interface DrivingCalls {
  /**
   * Returns the account's driver and what they drive; HTTP_403_FORBIDDEN for an account without a
   * driver.
   */
  get(options?: RequestOptions): Promise<Driving>;
  /** Checks in or out. QR_CODE_UNKNOWN and QR_CODE_REPLACED for a code that is not taken. */
  scan(input: ScanInput, options?: RequestOptions): Promise<ScanResult>;
}
