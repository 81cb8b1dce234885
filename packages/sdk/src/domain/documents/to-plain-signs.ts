/** Letters, digits and signs as wide as those of East Asia. */
const WIDE = /[\uff01-\uff5e]/g;
const WIDE_FROM_PLAIN = 0xff01 - 0x21;
/** Hyphens and dashes of any length, and the sign of minus. */
const DASHES = /[\p{Pd}\u2212]/gu;
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text with typographic, wide or unseen signs as a plain keyboard types it. */
export const toPlainSigns = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_FROM_PLAIN))
    .replace(DASHES, '-');
