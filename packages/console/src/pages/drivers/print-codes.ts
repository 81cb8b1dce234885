import type { QrCode } from '@rastro/sdk/contract';
import { QR_SCAN_PATH } from '@rastro/sdk/domain';
import type { ExportBrand, ExportStyle } from '@rastro/sdk/export';
import { encode } from 'uqr';

/** A PDF of codes: a camera opens the driver's page by them. */
export async function printCodes(
  codes: readonly QrCode[],
  sheet: { title: string; hint: string; origin: string; brand: ExportBrand; style: ExportStyle },
): Promise<Blob> {
  const { makeCodeSheet } = await import('@rastro/sdk/export');
  const bytes = await makeCodeSheet({
    ...sheet,
    codes: codes.map(({ name, code }) => ({
      title: name,
      text: code,
      points: encode(`${sheet.origin}${QR_SCAN_PATH}${code}`, { border: 0 }).data,
    })),
  });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}
