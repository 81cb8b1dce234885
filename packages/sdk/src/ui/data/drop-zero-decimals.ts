/** A decimal that says nothing: `,0` of "60,0 km", not `.000` of "1.000 km". */
const ZERO = /[.,]0(?!\d)/;
const DECIMAL = /[.,]\d(?!\d)/;

/** Figures of one axis without their decimals, where none of them needs any. */
export const dropZeroDecimals = <Texts extends readonly string[]>(texts: Texts): Texts =>
  texts.every((text) => !DECIMAL.test(text) || ZERO.test(text))
    ? (texts.map((text) => text.replace(ZERO, '')) as readonly string[] as Texts)
    : texts;
