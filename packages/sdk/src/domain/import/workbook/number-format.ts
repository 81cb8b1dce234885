/** Number format of a spreadsheet's cell. */
export interface NumberFormat {
  isDate: boolean;
  /**
   * Digit placeholders (`0`, `#`) and the characters between them, if the format is of a number
   * that is not a quantity.
   */
  mask: readonly { isDigit: boolean; sign: string }[] | null;
}

const PLAIN: NumberFormat = { isDate: false, mask: null };
const DATE: NumberFormat = { isDate: true, mask: null };

/** Formats that have a number and no text in the file: those of dates and times. */
const isKnownDate = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** A quoted text, a sign by itself, room and filling, a colour or condition, any other sign. */
const PARTS = /"([^"]*)"|\\(.)|[_*].|\[[^\]]*\]|(.)/gs;
const MASK_SIGNS = /^[-/() :+]$/;

/** Reads a format by its number and, where the file has one, its text. */
export function readNumberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return isKnownDate(id) ? DATE : PLAIN;
  const parts = [...(code.split(';')[0] ?? '').matchAll(PARTS)];
  if (parts.some(([, , , plain]) => plain !== undefined && /[dmyhs]/i.test(plain))) return DATE;
  const mask: { isDigit: boolean; sign: string }[] = [];
  for (const [, quoted, single, plain] of parts) {
    const literal = quoted ?? single ?? (plain && MASK_SIGNS.test(plain) ? plain : '');
    for (const sign of literal) mask.push({ isDigit: false, sign });
    if (literal !== '' || plain === undefined) continue;
    if (plain !== '0' && plain !== '#' && plain !== '?') return PLAIN;
    mask.push({ isDigit: true, sign: plain });
  }
  const zeros = mask.filter(({ isDigit, sign }) => isDigit && sign === '0').length;
  const isCounted = mask.some(({ isDigit, sign }) => !isDigit && /\p{L}/u.test(sign));
  return zeros > 1 && !isCounted ? { isDate: false, mask } : PLAIN;
}

/** A whole number as its format shows it: with its zeros and the signs between. */
export function fillMask(value: number, mask: NonNullable<NumberFormat['mask']>): string {
  const digits = [...String(value)];
  const places = mask.flatMap(({ isDigit }, index) => (isDigit ? [index] : []));
  let text = '';
  mask.toReversed().forEach(({ isDigit, sign }, fromEnd) => {
    if (!isDigit) {
      text = sign + text;
      return;
    }
    const isFirst = mask.length - 1 - fromEnd === places[0];
    const taken = isFirst ? digits.splice(0).join('') : (digits.pop() ?? '');
    text = (taken === '' && sign === '0' ? '0' : taken) + text;
  });
  return text;
}
