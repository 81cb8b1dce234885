import { homedir } from 'node:os';
import { join } from 'node:path';

/** The user's folder for settings: `$RASTRO_CONFIG_DIR`, else the platform's own. */
export function resolveConfigDir(env: NodeJS.ProcessEnv, platform = process.platform): string {
  if (env['RASTRO_CONFIG_DIR']) return env['RASTRO_CONFIG_DIR'];
  if (platform === 'win32' && env['APPDATA']) return join(env['APPDATA'], 'rastro');
  return join(env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'rastro');
}
