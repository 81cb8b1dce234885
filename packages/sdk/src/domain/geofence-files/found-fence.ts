import { judgeDraft, MAX_POINTS } from '../geofence-editor/judge-draft';
import { newDraft, type FenceDraft } from '../geofence-editor/fence-draft';
import {
  MAX_ALTITUDE_METERS,
  MAX_FENCE_TEXT,
  MIN_ALTITUDE_METERS,
} from '../geofence-editor/fence-form';
import { parseHexColor } from '../device/tints';
import type { AreaPoint } from '../geo/parse-area';
import { openRing } from '../geo/format-area';
import { simplifyRing, simplifyWay } from '../geo/simplify-way';

/** A fence of a file, ready to be made. */
export interface FoundFence {
  name: string;
  description: string;
  area: string;
  attributes: Record<string, unknown>;
}

/** Reasons for an item of a file not being a fence. */
export type FoundProblem =
  | 'NO_SHAPE'
  | 'POINT'
  | 'KIND'
  | 'HOLES'
  | 'PLACE'
  | 'TOO_FEW'
  | 'CROSSING'
  | 'POLE'
  | 'TOO_LONG';

/** One thing of a file: a fence, or why it is none. */
export interface FoundItem {
  /** '' for one without a name. */
  name: string;
  fence: FoundFence | null;
  problem: FoundProblem | null;
  /** Points that were left out, so that the rest is short enough to be kept. */
  leftOut: number;
}

/** Data of a fence in a file, before its validation. */
export interface FenceRecord {
  name: unknown;
  description: unknown;
  color?: unknown;
  speedLimit?: unknown;
  polylineDistance?: unknown;
  floor?: unknown;
  ceiling?: unknown;
  hide?: unknown;
}

/** Longer ways than this are made simpler at first by so much, metres. */
const FIRST_TOLERANCE = 1;
const MAX_TOLERANCE = 2_000;
/** A way of more points is not made simpler: it would hold the page for long. */
const MAX_FILE_POINTS = 200_000;

/** Text of a file as one line: no control characters, not too long. */
export function toPlainText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value)
    // oxlint-disable-next-line no-control-regex -- these are what is taken out
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .trim();
  return [...text.slice(0, 2 * MAX_FENCE_TEXT)].slice(0, MAX_FENCE_TEXT).join('').trim();
}

function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A figure of a file above 0; null for anything else. */
export function toFigure(value: unknown): number | null {
  const number = toNumber(value);
  return number !== null && number > 0 ? number : null;
}

function toAltitude(value: unknown): number | null {
  const meters = toNumber(value);
  const isAltitude =
    meters !== null && meters >= MIN_ALTITUDE_METERS && meters <= MAX_ALTITUDE_METERS;
  return isAltitude ? meters : null;
}

/** Without `lockOnEnter` and `lockOnExit`: no file stops engines, only who sets it in the form. */
function toAttributes(record: FenceRecord, kind: FenceDraft['kind']): Record<string, unknown> {
  const color = parseHexColor(record.color);
  const limit = toFigure(record.speedLimit);
  const half = kind === 'line' ? toFigure(record.polylineDistance) : null;
  const [floor, ceiling] = [toAltitude(record.floor), toAltitude(record.ceiling)];
  const isLayer = floor === null || ceiling === null || ceiling > floor;
  return {
    ...(color === null ? {} : { color }),
    ...(limit === null ? {} : { speedLimit: limit }),
    ...(half === null ? {} : { polylineDistance: half }),
    ...(floor === null || !isLayer ? {} : { floor }),
    ...(ceiling === null || !isLayer ? {} : { ceiling }),
    ...(record.hide === true || record.hide === 'true' ? { hide: true } : {}),
  };
}

function simplify(draft: FenceDraft, tolerance: number): FenceDraft {
  const make = draft.kind === 'line' ? simplifyWay : simplifyRing;
  return { ...draft, points: make(draft.points, tolerance, MAX_POINTS) };
}

/** The draft as it can be kept: with fewer points where there are too many. */
function fit(draft: FenceDraft) {
  const isHopeless = draft.points.length > MAX_FILE_POINTS;
  let shown = draft;
  let verdict = judgeDraft(shown);
  for (
    let tolerance = FIRST_TOLERANCE;
    !isHopeless && verdict.problem?.code === 'TOO_LONG' && tolerance <= MAX_TOLERANCE;
    tolerance *= 2
  ) {
    shown = simplify(draft, tolerance);
    verdict = judgeDraft(shown);
  }
  return { ...verdict, leftOut: draft.points.length - shown.points.length };
}

/** Something of a file that is no fence. */
export const refuseItem = (
  record: Pick<FenceRecord, 'name'>,
  problem: FoundProblem,
): FoundItem => ({
  name: toPlainText(record.name),
  fence: null,
  problem,
  leftOut: 0,
});

/** A shape of a file as a fence, or why it is none. */
export function toFoundItem(
  record: FenceRecord,
  shape: { kind: FenceDraft['kind']; points: readonly AreaPoint[]; radiusMeters?: number | null },
): FoundItem {
  const { kind, radiusMeters = null } = shape;
  const points = kind === 'polygon' ? openRing(shape.points) : shape.points;
  const { area, problem, leftOut } = fit({ ...newDraft(kind), points, radiusMeters });
  if (area === null) {
    const code = problem?.code === 'UNFINISHED' ? 'TOO_FEW' : (problem?.code ?? 'NO_SHAPE');
    return refuseItem(record, code);
  }
  const name = toPlainText(record.name);
  const description = toPlainText(record.description);
  const attributes = toAttributes(record, kind);
  return { name, fence: { name, description, area, attributes }, problem: null, leftOut };
}

/** A latitude and a longitude of a file as a place; null for what is none. */
export function toFilePlace(latitude: unknown, longitude: unknown): AreaPoint | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
