const STEPS = [1, 2, 2.5, 4, 5, 6, 8, 10] as const;

/** The end of a scale from 0 that has room for a value and a round half of it; 1 for nothing. */
export function roundScale(value: number): number {
  if (!(value > 0) || !Number.isFinite(value)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return (STEPS.find((step) => value <= step * power * (1 + 1e-9)) ?? 10) * power;
}
