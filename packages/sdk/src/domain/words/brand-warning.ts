import type { ValidationProblem } from '../errors/validation-problem';

/** A colour of the scale that stands for the brand's own. */
export type MovedRole = 'accent' | 'accentBorder' | 'accentInk' | 'mapTrail';

/** A word of a brand that is not said: nobody asks for it, or its places are others than the product fills. */
export interface WordWarning {
  code: 'WORD_LEFT_OUT';
  /** The file: `words/fr.json`. */
  path: string;
  /** `path` is the key. */
  problem: ValidationProblem;
}

/** Warning from a brand check (design language §5.9), with the facts for its text. */
export type BrandWarningLike =
  | { code: 'HUE_NEAR_STATUS'; status: 'alarm' | 'idle' | 'moving'; degrees: number }
  | {
      code: 'COLOR_MOVED';
      scheme: 'light' | 'dark';
      role: MovedRole;
      before: string;
      after: string;
    }
  | {
      code: 'LOGO_CONTRAST';
      place: 'header' | 'page';
      scheme: 'light' | 'dark';
      color: string;
      ground: string;
      contrast: number;
    }
  | WordWarning
  | { code: 'ACTIVE_DRAWING'; name: string; found: string };
