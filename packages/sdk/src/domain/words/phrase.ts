/** Untranslated message: a key of the words, and values for the placeholders in its text. */
export interface Phrase<Key extends string = string> {
  key: Key;
  params?: Readonly<Record<string, string | number | Phrase>>;
}
