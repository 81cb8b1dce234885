import type { BrandingProblem, ProblemCode } from '../schema/shape/branding-problem';
import { toNotJson } from '../schema/parse/parse-branding-text';
import type { BrandFiles } from './brand-files';
import { quoteFound } from '../schema/parse/to-problems';

/** Folder of the words in a brand's folder, a file per language: `words/fr.json`. */
export const WORDS_FOLDER = 'words';

/** Words of a brand in one language, as they stand in its file; nothing of them is checked yet. */
export type WrittenWords = Readonly<Record<string, unknown>>;

const KILOBYTE = 1_024;
/** All that the product says is a fifth of this. */
const MAX_KILOBYTES = 512;
const MAX_LANGUAGES = 30;

/** Reads the words of a brand by language tag; files of other kinds are nobody's business. */
export async function readBrandWords(
  source: BrandFiles,
): Promise<{ words: ReadonlyMap<string, WrittenWords>; problems: BrandingProblem[] }> {
  const names = await source.list(WORDS_FOLDER);
  const files = names.filter((name) => name.endsWith('.json')).sort();
  const words = new Map<string, WrittenWords>();
  const problems: BrandingProblem[] = [];
  if (files.length > MAX_LANGUAGES) {
    const found = `${files.length} files`;
    problems.push(toProblem('TOO_BIG', WORDS_FOLDER, found, `${MAX_LANGUAGES} files`));
    return { words, problems };
  }
  for (const file of files) {
    const language = file.slice(0, -'.json'.length);
    const read = await readWords(source, `${WORDS_FOLDER}/${file}`, language);
    if ('code' in read) problems.push(read);
    else words.set(language, read.words);
  }
  return { words, problems };
}

async function readWords(
  source: BrandFiles,
  name: string,
  language: string,
): Promise<BrandingProblem | { words: WrittenWords }> {
  const tag = toTag(language);
  if (tag === undefined) return toProblem('BAD_NAME', name, `"${language}"`, 'fr, pt-PT');
  if (tag !== language) return toProblem('FILE_NAME', name, `"${language}"`, `"${tag}.json"`);
  try {
    const size = await source.sizeOf(name);
    if (size > MAX_KILOBYTES * KILOBYTE) {
      const found = `${Math.ceil(size / KILOBYTE)} kB`;
      return toProblem('TOO_BIG', name, found, `${MAX_KILOBYTES} kB`);
    }
    const text = new TextDecoder().decode(await source.read(name));
    return parseWords(name, text);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return toProblem('FILE_UNREADABLE', name, `"${name}" (${code})`, '');
  }
}

function parseWords(name: string, text: string): BrandingProblem | { words: WrittenWords } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return toNotJson(name, text, error instanceof Error ? error.message : '');
  }
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) {
    return { words: json as WrittenWords };
  }
  return toProblem('WRONG_TYPE', name, quoteFound(json), 'object');
}

/** A language tag as it is written; undefined for what is none. */
function toTag(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}

const toProblem = (
  code: ProblemCode,
  path: string,
  found: string,
  expected: string,
): BrandingProblem => ({ code, path, found, expected });
