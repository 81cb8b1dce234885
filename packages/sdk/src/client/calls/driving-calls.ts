import type { Driving, ScanInput, ScanResult } from '../../contract';
import type { RequestOptions } from './request-options';

/** What drivers do with printed codes (spec §7). */
export interface DrivingCalls {
  /** Which driver the account is and what they drive; HTTP_403_FORBIDDEN for who is none. */
  get(options?: RequestOptions): Promise<Driving>;
  /** Checks in or out. QR_CODE_UNKNOWN and QR_CODE_REPLACED for a code that is not taken. */
  scan(input: ScanInput, options?: RequestOptions): Promise<ScanResult>;
}
