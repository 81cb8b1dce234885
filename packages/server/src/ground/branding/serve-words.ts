import { createHash } from 'node:crypto';
import type { WordWarning } from '@rastro/sdk/domain';
import { type BrandWords, checkBrandWords } from '@rastro/sdk/words';
import type { BrandFolder } from '@rastro/theme/folder';
import { nearestName } from '@rastro/theme/schema';

/** A brand's words in one language, as browsers fetch them. */
export interface ServedWords {
  /** JSON. */
  readonly text: string;
  /** Changes with the text; for addresses that browsers may keep. */
  readonly version: string;
}

type WrittenWords = Extract<BrandFolder, { ok: true }>['words'];

/** A brand's words without those that nobody could be told, and why these are left out. */
export async function serveWords(written: WrittenWords): Promise<{
  words: ReadonlyMap<string, ServedWords>;
  bundles: BrandWords;
  warnings: readonly WordWarning[];
}> {
  const words = new Map<string, ServedWords>();
  const bundles: Record<string, BrandWords[string]> = {};
  const warnings: WordWarning[] = [];
  for (const [language, entries] of written) {
    const checked = await checkBrandWords(language, entries, nearestName);
    warnings.push(...checked.warnings);
    bundles[language] = checked.words;
    const text = JSON.stringify(checked.words);
    const version = createHash('sha256').update(text).digest('hex').slice(0, 10);
    words.set(language, { text, version });
  }
  return { words, bundles, warnings };
}
