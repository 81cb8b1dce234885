import { type ReportValueKind, roundScale } from '../../domain';
import { chooseFloor } from '../../ui/data/draw-graph';
import { scaleUnit } from './report-chart-parts';

/**
 * From where to where the axis of values goes, for lowest and highest of what is drawn: from nothing up
 * to a figure that is round in the unit of the account, or around values that are far from nothing.
 */
export function chooseScale(
  { min, max }: { min: number; max: number },
  kind: ReportValueKind,
  units: Parameters<typeof scaleUnit>[1],
): { min: number; max: number } {
  if (!Number.isFinite(min)) return { min: 0, max: 1 };
  const floor = chooseFloor(min, max);
  const unit = scaleUnit(kind, units);
  if (floor === 0) return { min: 0, max: roundScale(max / unit) * unit };
  return min === max ? { min: min - unit, max: max + unit } : { min: floor, max };
}

/** The words of an axis at its lowest, half and highest. A half that reads as one of the ends says nothing. */
export function sayTicks(
  { min, max }: { min: number; max: number },
  say: (value: number) => string | undefined,
): readonly [string, string, string] {
  const [low = '', half = '', high = ''] = [min, (min + max) / 2, max].map(say);
  return [low, half === low || half === high ? '' : half, high];
}
