import { readFlag, readText } from '../device/read-attribute';
import { parseHexColor } from '../device/tints';
import { DEFAULT_HALF_WIDTH_METERS, type FenceDraft } from './fence-draft';
import { readFigure } from './read-fence';

/** Max length of a name and of a description, in characters. */
export const MAX_FENCE_TEXT = 128;
const MAX_SPEED_KNOTS = 1_000;
/** The highest and lowest that a floor or a ceiling may be. */
export const MAX_ALTITUDE_METERS = 20_000;
export const MIN_ALTITUDE_METERS = -500;

/** Values of the fence form besides the shape. Numbers are null if empty, NaN if not a number. */
export interface FenceFormValues {
  name: string;
  description: string;
  calendarId: number;
  speedLimitKnots: number | null;
  /** `#rrggbb`; '' for that of all. */
  color: string;
  floorMeters: number | null;
  ceilingMeters: number | null;
  /** Stops the engine of a vehicle that enters (`lockOnExit`: exits). */
  lockOnEnter: boolean;
  lockOnExit: boolean;
}

interface Stored {
  name: string;
  description?: string | null;
  calendarId?: number | null;
  attributes?: Record<string, unknown> | null;
}

/** Returns the form values of a fence; null for a new one. */
export function readFenceForm(fence: Stored | null): FenceFormValues {
  const of: Pick<Stored, 'attributes'> = fence ?? { attributes: {} };
  return {
    name: fence?.name ?? '',
    description: fence?.description ?? '',
    calendarId: fence?.calendarId ?? 0,
    speedLimitKnots: readFigure(of, 'speedLimit'),
    color: readText(of, 'color'),
    floorMeters: readFigure(of, 'floor'),
    ceilingMeters: readFigure(of, 'ceiling'),
    lockOnEnter: readFlag(of, 'lockOnEnter'),
    lockOnExit: readFlag(of, 'lockOnExit'),
  };
}

/** Possible problems of a field. */
export type FenceFieldProblem =
  | { code: 'MISSING' }
  | { code: 'TOO_LONG' }
  | { code: 'NOT_COLOR' }
  | { code: 'NOT_BETWEEN'; least: number; most: number }
  | { code: 'BELOW_FLOOR' };

/** Problems by field; empty if there are none. */
export type FenceFormProblems = Partial<Record<keyof FenceFormValues, FenceFieldProblem>>;

function checkFigure(value: number | null, least: number, most: number): FenceFieldProblem | null {
  if (value === null || (value >= least && value <= most)) return null;
  return { code: 'NOT_BETWEEN', least, most };
}

/** Returns the problems of the fence form. */
export function checkFenceForm(values: FenceFormValues): FenceFormProblems {
  const { floorMeters: floor, ceilingMeters: ceiling } = values;
  const name = values.name.trim();
  const isBelow = floor !== null && ceiling !== null && ceiling <= floor;
  const altitude = (value: number | null) =>
    checkFigure(value, MIN_ALTITUDE_METERS, MAX_ALTITUDE_METERS);
  const found: Record<keyof FenceFormValues, FenceFieldProblem | null> = {
    name:
      name === ''
        ? { code: 'MISSING' }
        : name.length > MAX_FENCE_TEXT
          ? { code: 'TOO_LONG' }
          : null,
    description: values.description.length > MAX_FENCE_TEXT ? { code: 'TOO_LONG' } : null,
    calendarId: null,
    speedLimitKnots: checkFigure(values.speedLimitKnots, 0, MAX_SPEED_KNOTS),
    color:
      values.color === '' || parseHexColor(values.color) !== null ? null : { code: 'NOT_COLOR' },
    floorMeters: altitude(floor),
    ceilingMeters: altitude(ceiling) ?? (isBelow ? { code: 'BELOW_FLOOR' } : null),
    lockOnEnter: null,
    lockOnExit: null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** Builds the fence to write; attributes that the form does not show stay unchanged. */
export function writeFence(
  values: FenceFormValues,
  {
    area,
    draft,
    attributes,
  }: {
    area: string;
    draft: Pick<FenceDraft, 'kind' | 'halfWidthMeters'>;
    attributes: Readonly<Record<string, unknown>> | null | undefined;
  },
) {
  const isLine = draft.kind === 'line';
  const isUsual = draft.halfWidthMeters === DEFAULT_HALF_WIDTH_METERS;
  const known: Record<string, unknown> = {
    speedLimit: values.speedLimitKnots || null,
    color: parseHexColor(values.color),
    floor: values.floorMeters || null,
    ceiling: values.ceilingMeters || null,
    lockOnEnter: values.lockOnEnter || null,
    lockOnExit: values.lockOnExit || null,
    polylineDistance: isLine && !isUsual ? draft.halfWidthMeters : null,
  };
  const written = Object.entries({ ...attributes, ...known });
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    area,
    calendarId: values.calendarId,
    attributes: Object.fromEntries(written.filter(([, value]) => value !== null)),
  };
}
