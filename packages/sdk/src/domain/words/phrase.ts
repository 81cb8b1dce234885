/** What is to be said, in no language yet: a key of the words, and what fills the places of its text. */
export interface Phrase<Key extends string = string> {
  key: Key;
  params?: Readonly<Record<string, string | number | Phrase>>;
}
