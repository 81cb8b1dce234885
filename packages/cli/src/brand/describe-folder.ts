import { describeBrandWarning, describeProblem } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import type { BrandFolder } from '@rastro/theme/folder';
import type { BrandWarning, BrandingProblem } from '@rastro/theme/schema';

/** A finding with its sentence. */
export type Worded<T> = T & { message: string };

/** Problems and warnings of a folder, each with its sentence. */
export function describeFolder(folder: BrandFolder): {
  problems: Worded<BrandingProblem>[];
  warnings: Worded<BrandWarning>[];
} {
  const { t } = getProductWords('en-US');
  return {
    problems: (folder.ok ? [] : folder.problems).map((problem) => ({
      ...problem,
      message: t(describeProblem(problem)),
    })),
    warnings: (folder.ok ? folder.warnings : []).map((warning) => ({
      ...warning,
      message: t(describeBrandWarning(warning)),
    })),
  };
}
