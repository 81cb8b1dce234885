import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DEFAULT_LOCALE,
  describeBrandWarning,
  describeProblem,
  type WordWarning,
} from '@rastro/sdk/domain';
import { createProductWords, getProductWords, type WordsOf } from '@rastro/sdk/words';
import {
  type BrandFolder,
  brandingFileNames,
  readBrandFolder,
  WORDS_FOLDER,
} from '@rastro/theme/folder';
import {
  type BrandWarning,
  type Branding,
  brandBase,
  defaultBranding,
  listLayerOrigins,
  parseBrandingText,
} from '@rastro/theme/schema';
import type { FastifyBaseLogger } from 'fastify';
import { ConfigError } from '../../config/config';
import { addVersions } from './add-versions';
import { type ServedWords, serveWords } from './serve-words';

/** A brand whose files were read and can be used. */
export type UsableFolder = Extract<BrandFolder, { ok: true }>;
type BrokenFolder = Extract<BrandFolder, { ok: false }>;

const BROKEN = 'the brand cannot be used as it is now; the last good one stays';

const PREFIX_STAYS = 'the attribute prefix changes with the next start only';

/** The brand as it is served now. Another object means another brand. */
export interface ServedBrand {
  /** Its pictures' addresses change with their content. */
  readonly branding: Branding;
  /** The files that it names in its folder, by name. */
  readonly files: UsableFolder['files'];
  readonly warnings: readonly (BrandWarning | WordWarning)[];
  /** Its words as browsers fetch them, by language. */
  readonly words: ReadonlyMap<string, ServedWords>;
  /**
   * Words of the server's own texts, the brand's before the product's; in the brand's language
   * unless another is named.
   */
  readonly wordsOf: WordsOf;
  /** The text of its data policy, which no page carries that is not about it. */
  readonly policyText?: string | undefined;
  /** Reads one of its files where they lie in no folder; null for what is not there. Left out, they lie in the folder. */
  readonly readFile?: (name: string) => Promise<Uint8Array | null>;
}

/** The server's brand, which may change while it runs; its prefix may not. */
export interface BrandSource {
  readonly attributePrefix: string;
  /** Addresses of the brand's own files begin with this. */
  readonly base: string;
  /** Folder of the brand's own files; undefined for the default brand. */
  readonly dir: string | undefined;
  /**
   * The brand of who reaches the server by this name, without its port; left out, or where the name has none, the
   * server's own. What cannot be used as it is now stays as it was.
   */
  read(hostname?: string): Promise<ServedBrand>;
  /** Words of the server's own texts, from the brand that was read last. */
  readonly wordsOf: WordsOf;
}

/** Source of the server's own brand. */
export interface BrandOptions {
  dir: string | undefined;
  /** The server's own prefix, stronger than the brand's. */
  attributePrefix: string | undefined;
  /** Base maps that lie outside the own site are offered; default true. */
  hasExternalMaps?: boolean | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/**
 * Opens the brand of a folder (`branding.json`, or `config.json` in the specification's own shape).
 * Throws `ConfigError` naming the file and, for each problem, path, what was found and expected.
 */
export async function openBrand(options: BrandOptions): Promise<BrandSource> {
  const { dir, log, hasExternalMaps = true } = options;
  if (dir === undefined) return openDefaultBrand(options.attributePrefix, hasExternalMaps);
  let stamp = await readStamp(dir, []);
  const first = await readBrandFolder(dir, options);
  if (!first.ok) throw explain(dir, first);
  const { attributePrefix } = first.branding;
  let current = await toServed(first, hasExternalMaps);
  let told = '';

  const readAgain = async (): Promise<BrandFolder> => {
    const folder = await readBrandFolder(dir, options);
    if (!folder.ok || folder.branding.attributePrefix === attributePrefix) return folder;
    const { attributePrefix: found } = folder.branding;
    log.warn({ file: folder.file, attributePrefix, found }, PREFIX_STAYS);
    return readBrandFolder(dir, { attributePrefix });
  };

  const refresh = async (): Promise<ServedBrand> => {
    const now = await readStamp(dir, listNames(current));
    if (now === stamp) return current;
    const folder = await readAgain();
    if (!folder.ok) {
      const problems = describeProblems(folder);
      if (told !== problems.join()) log.warn({ file: folder.file, problems }, BROKEN);
      told = problems.join();
      return current;
    }
    told = '';
    current = await toServed(folder, hasExternalMaps);
    stamp = await readStamp(dir, listNames(current));
    const warnings = current.warnings.map((warning) =>
      getProductWords('en-US').t(describeBrandWarning(warning)),
    );
    log.info({ file: folder.file, warnings }, 'the brand was read again');
    return current;
  };

  stamp = await readStamp(dir, listNames(current));
  let reading: Promise<ServedBrand> | undefined;
  const read = (): Promise<ServedBrand> => {
    reading ??= refresh().finally(() => (reading = undefined));
    return reading;
  };
  return {
    attributePrefix,
    base: brandBase(attributePrefix),
    dir,
    read,
    wordsOf: (tag) => current.wordsOf(tag),
  };
}

function openDefaultBrand(
  attributePrefix: string | undefined,
  hasExternalMaps: boolean,
): BrandSource {
  const parsed = parseBrandingText('{}', { attributePrefix });
  const branding = keepMaps(parsed.ok ? parsed.branding : defaultBranding, hasExternalMaps);
  const served: ServedBrand = {
    branding,
    files: new Map(),
    warnings: [],
    words: new Map(),
    wordsOf: toWordsOf(branding, getProductWords),
  };
  return {
    attributePrefix: branding.attributePrefix,
    base: brandBase(branding.attributePrefix),
    dir: undefined,
    read: async () => served,
    wordsOf: served.wordsOf,
  };
}

/** A brand as it is served. */
export async function toServed(
  { branding: { serverBrand: _, ...branding }, files, warnings, words: written }: UsableFolder,
  hasExternalMaps: boolean,
): Promise<ServedBrand> {
  const { text: policyText, ...dataPolicy } = branding.links.dataPolicy;
  const links = { ...branding.links, dataPolicy };
  const kept = addVersions(keepMaps({ ...branding, links }, hasExternalMaps), files);
  const { words, bundles, warnings: wordWarnings } = await serveWords(written);
  const addresses = [...words].map(([language, { version }]): [string, string] => [
    language,
    `${brandBase(branding.attributePrefix)}${WORDS_FOLDER}/${language}.json?v=${version}`,
  ]);
  return {
    branding: words.size > 0 ? { ...kept, words: Object.fromEntries(addresses) } : kept,
    files,
    warnings: [...warnings, ...wordWarnings],
    words,
    policyText,
    wordsOf: toWordsOf(branding, words.size > 0 ? createProductWords(bundles) : getProductWords),
  };
}

/** Words that are in the brand's language where nobody names one. */
const toWordsOf =
  ({ defaultLanguage = DEFAULT_LOCALE }: Branding, wordsOf: WordsOf): WordsOf =>
  (tag) =>
    wordsOf(tag || defaultLanguage);

function keepMaps(branding: Branding, hasExternalMaps: boolean): Branding {
  if (hasExternalMaps) return branding;
  const layers = branding.map.layers.filter((layer) => listLayerOrigins(layer).length === 0);
  // The key leads to pictures of another site.
  const { streetViewKey: _, ...map } = branding.map;
  return { ...branding, map: { ...map, layers } };
}

const listNames = ({ files, words }: ServedBrand): string[] => [
  ...files.keys(),
  ...[...words.keys()].map((language) => `${WORDS_FOLDER}/${language}.json`),
];

/** Changes when one of the files does; far cheaper than to read them for every page. */
async function readStamp(dir: string, names: readonly string[]): Promise<string> {
  const stats = [...brandingFileNames, WORDS_FOLDER, ...names].map(async (name) => {
    const file = await stat(join(dir, name)).catch(() => undefined);
    return file ? `${file.mtimeMs}:${file.ctimeMs}:${file.size}:${file.ino}` : '';
  });
  return (await Promise.all(stats)).join();
}

/** Describes the problems of a brand, one sentence each, in English. */
export const describeProblems = ({ problems }: Pick<BrokenFolder, 'problems'>): string[] =>
  problems.map((problem) => getProductWords('en-US').t(describeProblem(problem)));

function explain(dir: string, folder: BrokenFolder): ConfigError {
  const { file, problems } = folder;
  const lines = describeProblems(folder).map((line) => `  ${line}`);
  if (problems.some(({ code, path }) => code === 'FILE_MISSING' && path === '')) {
    const remedy = 'Make one with "npx --no-install rastro brand init DIR", or leave --brand out.';
    return new ConfigError([`--brand "${dir}" cannot be used:`, ...lines, remedy].join('\n'));
  }
  return new ConfigError([`The brand file ${file} cannot be used:`, ...lines].join('\n'));
}
