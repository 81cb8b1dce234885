import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type BrandFolder, WORDS_FOLDER } from '@rastro/theme/folder';
import { brandBase, type Branding, makeAssets } from '@rastro/theme/schema';

/** A folder that can be used. */
export type PreviewFolder = Extract<BrandFolder, { ok: true }>;

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
};

/** The brand as pages read it, with the addresses of its words. */
export function toShown({ branding, words }: PreviewFolder): Branding {
  if (words.size === 0) return branding;
  const base = brandBase(branding.attributePrefix);
  const addresses = [...words.keys()].map((tag) => [tag, `${base}${WORDS_FOLDER}/${tag}.json`]);
  return { ...branding, words: Object.fromEntries(addresses) as Record<string, string> };
}

/** Answers from the folder in place of the server; undefined for requests left to the server. */
export async function answerBrand(
  folder: PreviewFolder,
  dir: string,
  pathname: string,
): Promise<{ headers: Record<string, string>; body: string | Uint8Array } | undefined> {
  const { branding, files, words } = folder;
  const base = brandBase(branding.attributePrefix);
  if (pathname === `${base}config.json` || pathname === `/api${base}config.json`) {
    return { headers: typed('.json'), body: JSON.stringify(toShown(folder)) };
  }
  if (!pathname.startsWith(base)) return undefined;
  const name = pathname.slice(base.length);
  const tag = new RegExp(`^${WORDS_FOLDER}/([\\w-]+)\\.json$`).exec(name)?.[1] ?? '';
  if (words.has(tag)) return { headers: typed('.json'), body: JSON.stringify(words.get(tag)) };
  const made = makeAssets(branding);
  // Only what the brand names: the folder may hold more.
  const bytes = files.has(name)
    ? await readFile(join(dir, name)).catch(() => undefined)
    : undefined;
  if (bytes) return { headers: typed(extname(name)), body: bytes };
  if (Object.hasOwn(made, name)) return { headers: typed('.svg'), body: made[name] ?? '' };
  return undefined;
}

const typed = (ending: string): Record<string, string> => ({
  'content-type': TYPES[ending.toLowerCase()] ?? 'application/octet-stream',
  'x-content-type-options': 'nosniff',
  // A drawing that is opened by itself is a page: it gets no right of this one.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
});
