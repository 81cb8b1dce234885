import { readText } from './read-attribute';

/** The plate of a device, '' when it has none. `prefix` is the server's attribute prefix. */
export function readPlate(device: Parameters<typeof readText>[0], prefix: string): string {
  return readText(device, `${prefix}.plate`) || readText(device, 'plate');
}
