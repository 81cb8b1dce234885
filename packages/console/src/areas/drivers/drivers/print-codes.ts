import type { QrCode } from '@rastro/sdk/contract';
import type { ExportBrand, ExportStyle } from '@rastro/sdk/export';
import { drawCode } from './draw-code';

/** A PDF of codes. */
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
      points: drawCode(sheet.origin, code),
    })),
  });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}
