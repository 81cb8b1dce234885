import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CliError } from '../cli-error';
import type { BrandDraft } from './build-brand';

/** The files of a draft by name; `branding.json` last, so that it never names what is not there yet. */
export function listDraftFiles({ json, assets }: BrandDraft): [string, string | Uint8Array][] {
  return [...assets, ['branding.json', `${JSON.stringify(json, null, 2)}\n`]];
}

/** Those of a draft's files that a folder has already. */
export async function findExisting(dir: string, draft: BrandDraft): Promise<string[]> {
  const found = await Promise.all(
    listDraftFiles(draft).map(async ([name]) => ((await exists(join(dir, name))) ? [name] : [])),
  );
  return found.flat();
}

/**
 * Writes a draft beside the folder, has it checked, and only then moves it in: what fails leaves
 * nothing behind, and nobody ever reads half a brand. Throws a CliError when it cannot be written.
 */
export async function writeBrand<T>(
  dir: string,
  draft: BrandDraft,
  check: (stage: string) => Promise<T>,
): Promise<T> {
  const target = resolve(dir);
  let stage = '';
  try {
    await mkdir(dirname(target), { recursive: true });
    stage = await mkdtemp(join(dirname(target), '.brand-'));
    for (const [name, text] of listDraftFiles(draft)) await writeFile(join(stage, name), text);
    const result = await check(stage);
    await mkdir(target, { recursive: true });
    for (const [name] of listDraftFiles(draft)) await rename(join(stage, name), join(target, name));
    return result;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new CliError(`${dir} cannot be written (${String(error.code)}).`, {
      hint: 'Give another folder, or one that you may write to.',
      cause: error,
    });
  } finally {
    if (stage !== '') await rm(stage, { recursive: true, force: true });
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
