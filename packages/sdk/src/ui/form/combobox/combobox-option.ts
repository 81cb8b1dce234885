import type { ReactNode } from 'react';

/** One choice of a combobox. */
export interface ComboboxOption<Value extends string | number = string | number> {
  value: Value;
  label: string;
  /** Small words at the end that tell choices of one name apart; searched like the label. */
  hint?: string;
  icon?: ReactNode;
}

/**
 * Source of a combobox's choices: a list, which it searches itself, or a function called with the
 * typed text ('' for all). `signal` aborts when the answer is no longer needed. A new function that
 * answers synchronously is called again, so memoize it on the data it searches.
 */
export type OptionSource<Value extends string | number> =
  | readonly ComboboxOption<Value>[]
  | ((
      query: string,
      signal: AbortSignal,
    ) => readonly ComboboxOption<Value>[] | Promise<readonly ComboboxOption<Value>[]>);

/** Texts of a combobox. */
export interface ComboboxWords {
  /** There is nothing to choose from. */
  empty: string;
  /** Nothing matches what was typed. */
  none: (query: string) => string;
  /** The choices are on their way; for sources that answer later. */
  loading?: string;
  /** They did not arrive, and typing asks again; for sources that answer later. */
  failed?: string;
}
