import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The version of a brand that a folder was made from. */
interface PulledVersion {
  domain: string;
  revision: number;
}

/** Beside branding.json, so that it goes where the folder goes; the server never gets it. */
const FILE = '.brand-version.json';

/** The version that a folder was pulled from or saved as; null where nobody wrote it down. */
export async function readPulledVersion(dir: string): Promise<PulledVersion | null> {
  const text = await readFile(join(dir, FILE), 'utf8').catch(() => '');
  try {
    const { domain, revision } = JSON.parse(text) as Partial<PulledVersion>;
    return typeof domain === 'string' && Number.isSafeInteger(revision)
      ? { domain, revision: Number(revision) }
      : null;
  } catch {
    return null;
  }
}

export const writePulledVersion = (
  dir: string,
  { domain, revision }: PulledVersion,
): Promise<void> => writeFile(join(dir, FILE), `${JSON.stringify({ domain, revision })}\n`);
