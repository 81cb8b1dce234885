import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeProblem } from '@rastro/sdk/domain';
import {
  type Branding,
  defaultAssets,
  defaultBranding,
  parseBrandingText,
} from '@rastro/theme/schema';
import { ConfigError } from '../../config/config';

/** The server's brand and where its files lie. */
export interface LoadedBranding {
  branding: Branding;
  /** Folder of the brand's own files; undefined for the default brand. */
  dir: string | undefined;
}

const FILE = 'branding.json';
const OTHER_FILE = 'config.json';

/**
 * Reads the brand of a folder (`branding.json`, or `config.json` in the specification's own shape).
 * Throws `ConfigError` naming the file, the path inside it, what was found and what is expected.
 */
export function loadBranding(
  dir: string | undefined,
  attributePrefix: string | undefined,
): LoadedBranding {
  if (dir === undefined) {
    const parsed = parseBrandingText('{}', { attributePrefix });
    return { branding: parsed.ok ? parsed.branding : defaultBranding, dir };
  }
  const file = [FILE, OTHER_FILE].map((name) => join(dir, name)).find((path) => existsSync(path));
  if (file === undefined) {
    throw new ConfigError(`--brand "${dir}" has no ${FILE}. Put one there, or leave --brand out.`);
  }
  const parsed = parseBrandingText(readText(file), { attributePrefix });
  if (!parsed.ok) {
    const lines = parsed.problems.map((problem) => `  ${describeProblem(problem, 'en-US')}`);
    throw new ConfigError([`The brand file ${file} cannot be used:`, ...lines].join('\n'));
  }
  refuseMissingFiles(parsed.branding, dir, file);
  return { branding: parsed.branding, dir };
}

/** Addresses of the brand's own files begin with this. */
export const assetsPath = ({ attributePrefix }: Branding): string =>
  `/${attributePrefix}/assets/custom/`;

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new ConfigError(`The brand file ${file} cannot be read (${reason}). Make it readable.`);
  }
}

function refuseMissingFiles(branding: Branding, dir: string, file: string): void {
  const { logo, icon, login } = branding;
  const urls = [...(logo.kind === 'image' ? [logo.light, logo.dark] : []), icon, login.image];
  for (const url of urls) {
    if (url === undefined || !url.startsWith(assetsPath(branding))) continue;
    const name = url.slice(assetsPath(branding).length).split(/[?#]/)[0] ?? '';
    if (!existsSync(join(dir, name)) && !(name in defaultAssets)) {
      throw new ConfigError(
        `The brand file ${file} names "${name}", and ${join(dir, name)} is missing.`,
      );
    }
  }
}
