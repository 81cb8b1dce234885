/** A Brazilian plate in lower case, old (ABC-1234) or Mercosul (ABC1C34), with or without a sign between. */
const PLATE = /(?<![a-z0-9])([a-z]{3})[\s\p{Pd}.]{0,3}(\d)([a-z\d])(\d{2})(?![a-z0-9])/gu;
const LETTERS = 'abcdefghij';

/**
 * Every plate in a text in lower case, without signs and in both spellings: an old plate keeps its
 * place when it becomes a Mercosul one, whose fifth sign says the old digit by a letter, A for 0 to J
 * for 9. Newer plates with a later letter have one spelling.
 */
export function listPlateSpellings(text: string): string[] {
  return [...text.matchAll(PLATE)].flatMap(([, start = '', first = '', fifth = '', end = '']) => {
    const other = /\d/.test(fifth) ? LETTERS[Number(fifth)] : toDigit(fifth);
    const spell = (sign: string) => `${start}${first}${sign}${end}`;
    return other === undefined ? [spell(fifth)] : [spell(fifth), spell(other)];
  });
}

function toDigit(letter: string): string | undefined {
  const digit = LETTERS.indexOf(letter);
  return digit === -1 ? undefined : String(digit);
}
