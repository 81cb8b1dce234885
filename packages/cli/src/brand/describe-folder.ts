import { describeBrandWarning, describeProblem, type WordWarning } from '@rastro/sdk/domain';
import { checkBrandWords, getProductWords } from '@rastro/sdk/words';
import type { BrandFolder } from '@rastro/theme/folder';
import { nearestName, type BrandWarning, type BrandingProblem } from '@rastro/theme/schema';

/** A finding with its sentence. */
export type Worded<T> = T & { message: string };

/** Problems and warnings of a folder, each with its sentence. */
export async function describeFolder(folder: BrandFolder): Promise<{
  problems: Worded<BrandingProblem>[];
  warnings: Worded<BrandWarning | WordWarning>[];
}> {
  const { t } = getProductWords('en-US');
  const warnings = folder.ok ? [...folder.warnings, ...(await checkWords(folder.words))] : [];
  return {
    problems: (folder.ok ? [] : folder.problems).map((problem) => ({
      ...problem,
      message: t(describeProblem(problem)),
    })),
    warnings: warnings.map((warning) => ({
      ...warning,
      message: t(describeBrandWarning(warning)),
    })),
  };
}

async function checkWords(
  words: Extract<BrandFolder, { ok: true }>['words'],
): Promise<WordWarning[]> {
  const checked = [...words].map(([language, entries]) =>
    checkBrandWords(language, entries, nearestName),
  );
  return (await Promise.all(checked)).flatMap(({ warnings }) => warnings);
}
