import type { Value, WidgetsWords } from '../../words';

/** Text with `{name}` places, or a function of what fills them. */
export type Label = string | ((params: Readonly<Record<string, Value>>, locale: string) => string);

/** The key of a text in the widgets. */
export type LabelKey = keyof WidgetsWords;

type Plural = `${LabelKey}_${Intl.LDMLPluralRule}`;

/**
 * Words of one's own, by key. A text with a count may be given once for all counts, or for each form
 * of the language (`list.foot.devices_one`).
 */
export type LabelOverrides = { readonly [Key in LabelKey | Plural]?: Label | undefined };
