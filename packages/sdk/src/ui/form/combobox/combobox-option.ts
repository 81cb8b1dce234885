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
 * Where a combobox gets its choices: a list, which it searches by itself, or a function that is asked
 * with what was typed ('' for all). `signal` ends when the answer is no longer wanted. Another function
 * that answers at once is asked anew, so memoize it on what it looks through.
 */
export type OptionSource<Value extends string | number> =
  | readonly ComboboxOption<Value>[]
  | ((
      query: string,
      signal: AbortSignal,
    ) => readonly ComboboxOption<Value>[] | Promise<readonly ComboboxOption<Value>[]>);

/** What a combobox says. */
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
