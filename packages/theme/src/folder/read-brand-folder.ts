import { createHash } from 'node:crypto';
import type { Branding } from '../schema/shape/branding';
import type { BrandWarning } from '../schema/check/brand-warning';
import type { BrandingProblem } from '../schema/shape/branding-problem';
import { checkBrand } from '../schema/check/check-brand';
import { type BrandFile, listBrandFiles, toFileName } from '../schema/parse/list-brand-files';
import { makeAssets } from '../schema/assets/made-assets';
import { nearestName } from '../schema/parse/nearest-name';
import { parseBrandingText } from '../schema/parse/parse-branding-text';
import { type BrandFiles, filesInFolder } from './brand-files';
import { checkBrandFile } from './check-brand-file';
import { cleanDrawing } from './drawing/clean-drawing';
import { listLogoColors } from './list-logo-colors';
import { HEAD_BYTES } from './pmtiles-head';
import { readBrandMaps } from './read-brand-maps';
import { readBrandWords, type WrittenWords } from './read-brand-words';
import { type Picture, readPicture } from './read-picture';

/**
 * Returns the path at which a file is named in the original JSON: the short shape has other keys
 * than ours.
 */
function toWrittenPath(path: string, json: unknown): string {
  const has = (key: string): boolean =>
    typeof json === 'object' && json !== null && Object.hasOwn(json, key);
  if (path.startsWith('logo.') && has('headLogo')) return 'headLogo.url';
  const [, link = ''] = /^links\.(\w+)\.url$/.exec(path) ?? [];
  return has(link) ? `${link}.url` : path;
}

/** Names the branding file may have; the second is the one of the specification's own shape. */
export const brandingFileNames = ['branding.json', 'config.json'] as const;

/** A file that a brand names, as it lies in the folder. */
export interface BrandFileFacts extends Picture {
  /** Changes with the content; for addresses that browsers may keep. */
  readonly version: string;
}

/** A brand's folder that can be used, or everything that is wrong with it. */
export type BrandFolder =
  | {
      readonly ok: true;
      readonly file: string;
      readonly branding: Branding;
      readonly warnings: readonly BrandWarning[];
      /** The files it names, by name. */
      readonly files: ReadonlyMap<string, BrandFileFacts>;
      /** Its own words by language tag, as they are written in `words/`. */
      readonly words: ReadonlyMap<string, WrittenWords>;
    }
  | {
      readonly ok: false;
      /** The branding file; the folder when there is none. */
      readonly file: string;
      readonly problems: readonly BrandingProblem[];
    };

/**
 * Reads a brand's folder: its branding file and every file that one names. Answers the whole brand
 * with its warnings, or all problems at once; never throws for what stands in the folder.
 *
 * @param options.attributePrefix the server's own prefix, stronger than the file's
 */
export function readBrandFolder(
  dir: string,
  options: { attributePrefix?: string | undefined } = {},
): Promise<BrandFolder> {
  return readBrandFiles(filesInFolder(dir), options);
}

/** The same of a brand that is kept in another way. */
export async function readBrandFiles(
  source: BrandFiles,
  options: { attributePrefix?: string | undefined } = {},
): Promise<BrandFolder> {
  const names = await source.list();
  const fileName = brandingFileNames.find((name) => names.includes(name)) ?? brandingFileNames[0];
  const file = source.pathOf(fileName);
  const bytes = await source.read(fileName).catch(toErrorCode);
  if (!(bytes instanceof Uint8Array)) {
    return { ok: false, file, problems: [unreadable('', fileName, bytes.code, names)] };
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const parsed = parseBrandingText(text, options);
  if (!parsed.ok) return { ok: false, file, problems: parsed.problems };

  const problems: BrandingProblem[] = [];
  const contents = new Map<string, Uint8Array>();
  const files = new Map<string, BrandFileFacts>();
  for (const named of listBrandFiles(parsed.branding)) {
    const written = { ...named, path: toWrittenPath(named.path, JSON.parse(stripMark(text))) };
    const read = await readNamed(source, named, parsed.branding);
    if ('bytes' in read) {
      contents.set(named.name, read.bytes);
      files.set(named.name, toFacts(read.bytes, read.stamp));
      problems.push(...checkBrandFile(written, read.bytes));
    } else problems.push(unreadable(written.path, named.name, read.code, names));
  }
  const maps = await readBrandMaps(source, parsed.branding, contents);
  const words = await readBrandWords(source);
  problems.push(...maps.problems, ...words.problems);
  if (parsed.branding.words) {
    const found = '"words"';
    problems.push({ code: 'UNKNOWN_KEY', path: 'words', found, expected: 'words/fr.json' });
  }
  if (problems.length > 0) return { ok: false, file, problems };

  const { branding } = maps;
  for (const [name, bytes] of maps.named) files.set(name, toFacts(bytes));
  const warnings = [
    ...checkBrand(branding, { logoColors: readLogoColors(branding, contents) }),
    ...listBrandFiles(branding).flatMap((named) => warnOfActivePart(named, contents)),
  ];
  return { ok: true, file, branding, warnings, files, words: words.words };
}

/** A file's bytes, of tiles the first ones; `stamp` changes with what was not read. */
async function readNamed(
  source: BrandFiles,
  { name, kind }: BrandFile,
  branding: Branding,
): Promise<{ bytes: Uint8Array; stamp?: string } | { code: string }> {
  if (kind === 'tiles') return source.readHead(name, HEAD_BYTES).catch(toErrorCode);
  const bytes = await source.read(name).catch(toErrorCode);
  if (bytes instanceof Uint8Array) return { bytes };
  const made = makeAssets(branding);
  const text = Object.hasOwn(made, name) ? made[name] : undefined;
  if (bytes.code !== 'ENOENT' || text === undefined) return bytes;
  return { bytes: new TextEncoder().encode(text) };
}

const toErrorCode = (error: unknown): { code: string } => ({
  code: error instanceof Error && 'code' in error ? String(error.code) : String(error),
});

const stripMark = (text: string): string => text.replace(/^\uFEFF/, '');

function unreadable(
  path: string,
  name: string,
  errorCode: string,
  names: readonly string[],
): BrandingProblem {
  const quoted = JSON.stringify(name);
  if (!['ENOENT', 'ENOTDIR'].includes(errorCode)) {
    const found = `${quoted} (${errorCode})`;
    return { code: 'FILE_UNREADABLE', path, found, expected: '' };
  }
  const suggestion = nearestName(name, names);
  return {
    code: 'FILE_MISSING',
    path,
    found: quoted,
    expected: '',
    ...(suggestion !== undefined && { suggestion }),
  };
}

function toFacts(bytes: Uint8Array, stamp = ''): BrandFileFacts {
  const version = createHash('sha256').update(bytes).update(stamp).digest('hex').slice(0, 10);
  return { ...readPicture(bytes), version };
}

const toSvg = (bytes: Uint8Array | undefined): string | undefined =>
  bytes !== undefined && readPicture(bytes).type === 'SVG'
    ? new TextDecoder().decode(bytes)
    : undefined;

function readLogoColors({ logo, attributePrefix }: Branding, contents: Map<string, Uint8Array>) {
  if (logo.kind === 'text') return {};
  const colorsOf = (url: string): string[] => {
    const bytes = contents.get(toFileName(url, attributePrefix) ?? '');
    return bytes === undefined ? [] : listLogoColors(bytes);
  };
  return { light: colorsOf(logo.light), dark: colorsOf(logo.dark) };
}

function warnOfActivePart(
  { path, name }: BrandFile,
  contents: Map<string, Uint8Array>,
): BrandWarning[] {
  const svg = toSvg(contents.get(name));
  const read = svg === undefined ? undefined : cleanDrawing(svg);
  const found = read && 'active' in read ? read.active : undefined;
  return found === undefined ? [] : [{ code: 'ACTIVE_DRAWING', path, name, found }];
}
