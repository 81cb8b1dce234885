const separators = new Map<string, { group: string; decimal: string }>();

function getSeparators(locale: string): { group: string; decimal: string } {
  const known = separators.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-1234567.8);
  const read = (type: string, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  const found = { group: read('group', ','), decimal: read('decimal', '.') };
  separators.set(locale, found);
  return found;
}

const SPACES = /[\s\u00A0\u202F']/g;
const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * The number that somebody wrote in a language: `1.234,5` in pt-BR and es, `1,234.5` in en-US. The
 * decimal point of the other is understood where it cannot part thousands (`1.5`). null for an empty
 * text, NaN for one that is no number. One of the `signs` may stand before or behind the figures, as an amount is
 * copied with its currency.
 */
export function parseNumber(
  text: string,
  locale: string,
  signs: readonly string[] = [],
): number | null {
  const bare = withoutSign(text.replace(SPACES, '').replace('\u2212', '-'), signs);
  if (bare === '') return null;
  const { group, decimal } = getSeparators(locale);
  const partsThousands = (whole: string) =>
    whole.split(group).every((part, at, all) => all.length === 1 || isGroup(part, at === 0));
  const [whole = '', fraction, ...rest] = bare.split(decimal);
  if (rest.length > 0) return Number.NaN;
  let plain = bare.replace(group, '.');
  if (partsThousands(whole)) {
    plain = whole.replaceAll(group, '') + (fraction === undefined ? '' : `.${fraction}`);
  } else if (fraction !== undefined) {
    return Number.NaN;
  }
  return PLAIN.test(plain) ? Number(plain) : Number.NaN;
}

function withoutSign(bare: string, signs: readonly string[]): string {
  const longestFirst = signs
    .map((sign) => sign.replace(SPACES, ''))
    .toSorted((one, other) => other.length - one.length);
  for (const sign of longestFirst) {
    const minus = bare.startsWith('-') ? '-' : '';
    const rest = bare.slice(minus.length);
    if (sign === '' || rest.length <= sign.length) continue;
    const isSame = (part: string) => part.toLowerCase() === sign.toLowerCase();
    if (isSame(rest.slice(0, sign.length))) return minus + rest.slice(sign.length);
    if (isSame(rest.slice(-sign.length))) return minus + rest.slice(0, -sign.length);
  }
  return bare;
}

/** Three figures; the first group one to three, the first of them no zero. */
const isGroup = (part: string, isFirst: boolean): boolean =>
  isFirst ? /^[+-]?[1-9]\d{0,2}$/.test(part) : /^\d{3}$/.test(part);
