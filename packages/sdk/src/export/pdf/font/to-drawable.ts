/** Similar replacements for characters that the font lacks. */
const ALIKE: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2015': '—',
  '\u202f': '\u00a0',
  '\u2009': '\u00a0',
  '\u2190': '<',
  '\u2192': '>',
};
/** Marks that turn or join writing, and what has no picture at all. */
// oxlint-disable-next-line no-control-regex -- control characters are what is to go
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
const UNKNOWN = '?';

/** Texts in letters that a font has, without blanks around them: others are drawn without their marks, or as a question mark. */
export function createDrawable(hasLetter: (code: number) => boolean): (text: string) => string {
  const known = new Map<string, string>();
  const find = (sign: string): string => {
    if (/\s/.test(sign)) return ' ';
    if (INVISIBLE.test(sign)) return '';
    const candidates = [sign, ALIKE[sign] ?? '', sign.normalize('NFKD').charAt(0)];
    return candidates.find((one) => one !== '' && hasLetter(one.codePointAt(0) ?? 0)) ?? UNKNOWN;
  };
  return (text) => {
    let drawn = '';
    for (const sign of text.normalize('NFC')) {
      let own = known.get(sign);
      if (own === undefined) known.set(sign, (own = find(sign)));
      drawn += own;
    }
    return drawn.trim();
  };
}
