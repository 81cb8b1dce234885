/**
 * The first object of the beginning of a JSON list, as text: `null` while it is not complete,
 * undefined when no list of objects begins here. An empty list has none: an empty text.
 */
export function firstItem(text: string): string | null | undefined {
  const open = /^\s*\[\s*/.exec(text);
  if (open === null) return text.trim() === '' ? null : undefined;
  const start = open[0].length;
  if (text[start] === undefined) return null;
  if (text[start] === ']') return '';
  if (text[start] !== '{') return undefined;
  let depth = 0;
  let isInText = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isInText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && --depth === 0) return text.slice(start, at + 1);
  }
  return null;
}
