import { toPlainSigns } from '../documents';
import type { ImportProblem } from './types';

/** Kinds of cell: an identifier must match in every digit, a text is for people to read. */
export type CellKind = 'identifier' | 'mail' | 'text' | 'number' | 'other';

/** A cell as it was meant. */
export interface ReadCell {
  text: string;
  /** Reason for rejecting it. */
  problem?: ImportProblem;
  /** Probable mistake in it. */
  doubt?: ImportProblem;
  /** It holds the failure of a formula, or a sign for nothing, in place of a value. */
  isFailure?: true;
}

/**
 * Invisible characters that programs insert: direction marks, zero-width breaks, byte order marks.
 */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** These join letters of some scripts and parts of signs, and nothing else. */
const JOINERS = /[\u200c\u200d]/g;
const BLANKS = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
/** The failures of formulas in English, Portuguese, Spanish and German. */
const FAILURE =
  /^#(N\/[AD]|NV|REF!|¡REF!|BEZUG!|VALUE!|¡?VALOR!|WERT!|¡?DIV\/0!|NAME\?|NOME\?|¿NOMBRE\?|NULL!|¡?NULO!|NUM!|¡?N[ÚU]M!|ZAHL!|SPILL!|CALC!|ERROR!)$/i;
/** Placeholders of lists and programs for nothing. */
const PLACEHOLDER = /^(\(?null\)?|nil|undefined|nan|n\/a|n\/d|[-‐-―−]+|\?+|\.{2,}|#+)$/i;
const ROUNDED = /^\d([.,]\d+)?E\+?\d{1,2}$/i;
/** Nobody calls anything so: a spreadsheet wrote it. */
const SURELY_ROUNDED = /^\d([.,]\d+E\+?|E\+)\d+$/i;
const IN_THREES = /^\d{1,3}(?:([ .,'’])\d{3})(?:\1\d{3})*$/;
/** Format of an IMEI as printed on its box. */
const IMEI_PARTS = /^\d{2}[ -]\d{6}[ -]\d{6}[ -]\d$/;
/** A spreadsheet keeps no more digits of a number. */
const MAX_DIGITS = 15;

const plainText = (cell: string): string => {
  const seen = cell.replace(UNSEEN, '').replace(BLANKS, ' ').trim();
  const bare = seen.replace(JOINERS, '');
  // oxlint-disable-next-line no-control-regex -- plain letters need nothing that joins them
  const text = /^[\u0000-\u007f]*$/.test(bare) ? bare.trim() : seen;
  // The mark by which a spreadsheet keeps digits as text.
  return /^'\d[\d .,/-]*$/.test(text) ? text.slice(1) : text;
};

const rounded = (text: string): ReadCell => ({
  text,
  problem: { code: 'ROUNDED', params: { text } },
});

function readIdentifier(given: string): ReadCell {
  const text = toPlainSigns(given);
  if (ROUNDED.test(text)) return rounded(text);
  const whole = /^(\d+)[.,]0+$/.exec(text)?.[1];
  if (whole !== undefined) return whole.length > MAX_DIGITS ? rounded(text) : { text: whole };
  if (IMEI_PARTS.test(text)) return { text: text.replace(/\D/g, '') };
  const digits = text.replace(/\D/g, '');
  if (IN_THREES.test(text) && digits.length > 6) {
    return { text: digits, doubt: { code: 'GROUPED', params: { text, digits } } };
  }
  return readLong(text);
}

/**
 * Flags a long number in which the spreadsheet kept the first digits and replaced the others with
 * zeros.
 */
function readLong(text: string): ReadCell {
  const isCut = /^\d{16,}$/.test(text) && /^0+$/.test(text.slice(MAX_DIGITS));
  if (!isCut || text.length < MAX_DIGITS + 3) return { text };
  return { text, doubt: { code: 'CUT', params: { text } } };
}

function readText(text: string): ReadCell {
  if (SURELY_ROUNDED.test(text)) return rounded(text);
  const link = /^(?:mailto|tel):([^?\s]+)(?:\?.*)?$/i.exec(text)?.[1];
  if (link !== undefined) return { text: link };
  const whole = /^(\d{6,})[.,]0+$/.exec(text)?.[1];
  if (whole !== undefined) return whole.length > MAX_DIGITS ? rounded(text) : { text: whole };
  return readLong(text);
}

function readMail(text: string): ReadCell {
  const plain = toPlainSigns(readText(text).text);
  const inBrackets = /^[^<>]*<\s*([^<>\s]+@[^<>\s]+)\s*>$/.exec(plain)?.[1];
  return { text: inBrackets === undefined ? plain : readText(inBrackets).text };
}

/** A number with the signs of any country as one with a point, where there is but one way to read it. */
function readNumber(text: string): ReadCell {
  const [, sign = '', figure = ''] = /^([-+]?)(\d[\d .,'’]*)$/.exec(text) ?? [];
  if (figure === '') return { text };
  const both = /^(\d{1,3}(?:([.,])\d{3})*)([.,])(\d+)$/.exec(figure);
  if (both?.[2] !== undefined && both[2] !== both[3]) {
    return { text: `${sign}${both[1]!.replace(/\D/g, '')}.${both[4]}` };
  }
  const groups = IN_THREES.test(figure) ? figure.split(/[^\d]/) : [];
  const isPlain = !/[.,]/.test(figure);
  if (groups.length > 2 || (groups.length === 2 && isPlain)) {
    return { text: `${sign}${groups.join('')}` };
  }
  if (groups.length === 2 && groups[0] !== '0') {
    const [more, less] = [groups.join(''), `${groups[0]}.${groups[1]}`];
    // Programs write no zeros at the end of a fraction, people do at the end of a thousand.
    if (figure.includes(',') || figure.endsWith('0')) {
      return {
        text,
        problem: { code: 'TWO_READINGS', params: { text, more, less: String(Number(less)) } },
      };
    }
    return { text, doubt: { code: 'READ_AS', params: { less, more } } };
  }
  return { text: `${sign}${/^\d+,\d+$/.test(figure) ? figure.replace(',', '.') : figure}` };
}

/** Reads a cell of a spreadsheet: what is certain is put right, the rest is refused or doubted. */
export function readCell(cell: string, kind: CellKind): ReadCell {
  const text = plainText(cell);
  if (FAILURE.test(text)) {
    return { text: '', isFailure: true, doubt: { code: 'FORMULA_LEFT_OUT', params: { text } } };
  }
  if (PLACEHOLDER.test(text)) {
    return { text: '', isFailure: true, doubt: { code: 'PLACEHOLDER', params: { text } } };
  }
  if (text === '') return { text };
  if (kind === 'identifier') return readIdentifier(text);
  if (kind === 'mail') return readMail(text);
  if (kind === 'number') return readNumber(text);
  return kind === 'text' ? readText(text) : { text };
}

/** True when the first cell that is not empty marks the row as a total of the others. */
export const isTotalRow = (cells: readonly string[]): boolean =>
  /^(sub)?(total(es|s)?|totais|gesamt|soma|suma|summe|sum)( (general|geral))?\s*:?$/i.test(
    cells.map(plainText).find((text) => text !== '') ?? '',
  );
