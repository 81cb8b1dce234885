import type { Device } from '@rastro/sdk/contract';
import { readText } from '@rastro/sdk/domain';

/** The plate of a device, '' when it has none. */
export function readPlate(device: Device | undefined, prefix: string): string {
  return readText(device, `${prefix}.plate`) || readText(device, 'plate');
}
