import { normalizeText, parseQuery } from './matches-query';
import { listPlateSpellings } from './plate-spellings';

/** A piece of a text, and whether it is what was looked for. */
export interface MarkedPiece {
  text: string;
  isMatch: boolean;
}

const SIGN = /[\s\p{Pd}./_]/u;

/** A text as it is searched, and for each of its characters where it stands in the text. */
interface Folded {
  text: string;
  places: number[];
}

function fold(signs: readonly string[], isPlain: boolean): Folded {
  const folded: Folded = { text: '', places: [] };
  signs.forEach((sign, index) => {
    if (isPlain && SIGN.test(sign)) return;
    for (const character of normalizeText(sign)) {
      folded.text += character;
      // One for each code unit: they are counted by `indexOf`.
      for (let unit = 0; unit < character.length; unit += 1) folded.places.push(index);
    }
  });
  return folded;
}

function markAll(marks: boolean[], { text, places }: Folded, word: string): boolean {
  let at = text.indexOf(word);
  const isFound = at >= 0;
  while (at >= 0) {
    marks.fill(true, places[at], (places[at + word.length - 1] ?? 0) + 1);
    at = text.indexOf(word, at + word.length);
  }
  return isFound;
}

/**
 * A text in pieces, those that a query finds marked: whatever their case, accents and signs. A plate
 * that is found by its other spelling is marked whole.
 */
export function markMatches(text: string, query: string): MarkedPiece[] {
  const signs = [...text];
  const marks = signs.map(() => false);
  const written = fold(signs, false);
  const plain = fold(signs, true);
  for (const word of parseQuery(query)) {
    const bare = [...word].filter((sign) => !SIGN.test(sign)).join('');
    if (markAll(marks, written, word) || bare === '' || markAll(marks, plain, bare)) continue;
    if (listPlateSpellings(normalizeText(text)).some((plate) => plate.includes(bare))) {
      marks.fill(true);
    }
  }
  const pieces: MarkedPiece[] = [];
  signs.forEach((sign, index) => {
    const isMatch = marks[index] ?? false;
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += sign;
    else pieces.push({ text: sign, isMatch });
  });
  return pieces;
}
