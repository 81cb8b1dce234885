/** No plate of any country is longer, and name and plate together stay within a phone's map. */
export const MAX_PLATE_LENGTH = 12;

/** A name short enough for a label, without characters that break or turn the line. */
export function toLabelText(name: string, most = 28): string {
  const text = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}
