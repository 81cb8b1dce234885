import { listAttributeWords, readNumbered } from '../../domain';
import type { Words } from '../../words';

/** Name of an attribute of a thing; its key where nobody has named it. */
export function nameAttribute(
  { has, t }: Words,
  key: string,
  owner: Parameters<typeof listAttributeWords>[1],
): string {
  const known = listAttributeWords(key, owner).find(has);
  if (known !== undefined) return t({ key: known });
  const numbered = readNumbered(key);
  return numbered && has(numbered.key)
    ? t({ key: numbered.key, params: { number: numbered.number } })
    : key;
}
