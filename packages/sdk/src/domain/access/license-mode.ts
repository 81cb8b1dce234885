import { readFlag, readText } from '../device/read-attribute';

/** License of a server: `advanced` is plus with permissions one by one. */
export type LicenseMode = 'basic' | 'plus' | 'advanced';

/** The server's mode, by its attributes: plus where none is said (decision 4). */
export function readMode(server: Parameters<typeof readText>[0], prefix: string): LicenseMode {
  if (readText(server, `${prefix}.licenseMode`) === 'basic') return 'basic';
  return readFlag(server, `${prefix}.enableAdvancedPerms`) ? 'advanced' : 'plus';
}
