const MAX_NAME_LENGTH = 28;

/** A name short enough for a label, without characters that break or turn the line. */
export function toLabelText(name: string): string {
  const text = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const characters = Array.from(text);
  return characters.length > MAX_NAME_LENGTH
    ? `${characters.slice(0, MAX_NAME_LENGTH - 1).join('')}…`
    : text;
}
