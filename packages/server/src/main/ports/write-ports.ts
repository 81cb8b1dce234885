import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../config/config';
import type { ServerPorts } from '../running-server';

/**
 * Writes the ports that were got to `ports.json` in the data folder, for programs beside this one.
 * Returns what removes it again. Throws `ConfigError` when the folder cannot be written.
 */
export function writePorts(dataDir: string, ports: ServerPorts): () => void {
  const file = join(dataDir, 'ports.json');
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${JSON.stringify(ports)}\n`);
  } catch {
    throw new ConfigError(
      `The data folder ${dataDir} cannot be written. Make it writable, or give another with --data DIR.`,
    );
  }
  return () => rmSync(file, { force: true });
}
