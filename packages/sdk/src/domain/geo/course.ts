/** A course in [0, 360) degrees; 0 for what is no number. */
export function normalizeCourse(courseDegrees: number): number {
  if (!Number.isFinite(courseDegrees)) return 0;
  const turned = ((courseDegrees % 360) + 360) % 360;
  // −1e-20 turns into 360 by rounding.
  return turned === 360 ? 0 : turned;
}

/** The turn from one course to another the short way round, in [−180, 180) degrees. */
export function shortestTurn(fromDegrees: number, toDegrees: number): number {
  return normalizeCourse(normalizeCourse(toDegrees) - normalizeCourse(fromDegrees) + 180) - 180;
}

/** The course between two while turning the short way; `progress` 0 to 1. */
export function interpolateCourse(
  fromDegrees: number,
  toDegrees: number,
  progress: number,
): number {
  return normalizeCourse(fromDegrees + shortestTurn(fromDegrees, toDegrees) * progress);
}
