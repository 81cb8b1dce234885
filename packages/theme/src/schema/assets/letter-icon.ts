import { createTokens } from '../../tokens';
import type { Branding } from '../shape/branding';
import { letterStrokes, type Stroke } from './letter-strokes';
import { toBrandKnobs } from '../shape/to-brand-knobs';

/** An icon as shapes: strokes of a round pen on a ground, in a square of side 1. */
export interface LetterIcon {
  readonly ground: string;
  readonly ink: string;
  readonly strokes: readonly Stroke[];
  readonly penWidth: number;
}

const CAP_HEIGHT = 12;
/** Launchers cut icons to a circle: the letter stays within the middle. */
const LETTER_HEIGHT = 0.42;
const LETTER_WIDTH = 0.46;
const PEN_WIDTH = 0.085;

/** The first letter of a brand's name on its accent. */
export function createLetterIcon(branding: Branding): LetterIcon {
  const { accent, accentText } = createTokens(toBrandKnobs(branding), 'light').color;
  const { strokes, width } = letterStrokes(branding.productName);
  const scale = Math.min(LETTER_HEIGHT / CAP_HEIGHT, LETTER_WIDTH / Math.max(width, 1));
  const left = (1 - width * scale) / 2;
  const top = (1 - CAP_HEIGHT * scale) / 2;
  return {
    ground: accent,
    ink: accentText,
    penWidth: PEN_WIDTH,
    strokes: strokes.map((stroke) =>
      stroke.map((value, at) => value * scale + (at % 2 ? top : left)),
    ),
  };
}

const SIDE = 64;
const CORNER = 14;
/** In a tab the icon is tiny and cut by nobody: its letter is larger. */
const ENLARGED = 1.35;

/** The icon as SVG, with round corners. */
export function letterIconToSvg({ ground, ink, strokes, penWidth }: LetterIcon): string {
  const path = strokes.map((stroke) => {
    const points = stroke.map((value) => round((0.5 + (value - 0.5) * ENLARGED) * SIDE));
    return `M${points.slice(0, 2).join(' ')}L${points.slice(2).join(' ')}`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">` +
    `<rect width="${SIDE}" height="${SIDE}" rx="${CORNER}" fill="${ground}"/>` +
    `<path d="${path.join('')}" fill="none" stroke="${ink}" stroke-width="${round(penWidth * ENLARGED * SIDE)}" ` +
    `stroke-linecap="round" stroke-linejoin="round"/></svg>\n`
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;
