import { QR_SCAN_PATH } from '@rastro/sdk/domain';
import { encode } from 'uqr';

/** The dark and light points of a printed code, row by row: a camera opens the driver's page by them. */
export const drawCode = (origin: string, code: string): readonly (readonly boolean[])[] =>
  encode(`${origin}${QR_SCAN_PATH}${code}`, { border: 0 }).data;
