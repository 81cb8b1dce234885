/** The house numbers of one side of a block, from its beginning to its end; they may fall. */
export interface NumberRange {
  from: number;
  to: number;
}

/**
 * The house number at a part of a block, 0 its beginning and 1 its end. A side has every second number,
 * so it goes in steps of two; where both ends do not agree in being odd, the first one says.
 */
export function interpolateNumber({ from, to }: NumberRange, part: number): number {
  const steps = Math.trunc((to - from) / 2);
  return from + 2 * Math.round(steps * Math.min(1, Math.max(0, part)));
}
