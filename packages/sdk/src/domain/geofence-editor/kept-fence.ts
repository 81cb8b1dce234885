import { isFenceKind, newDraft, type FenceDraft } from './fence-draft';
import { readFenceForm, type FenceFormValues } from './fence-form';

/** A fence that nobody has saved yet, as it is kept beside the page. */
export interface KeptFence {
  draft: FenceDraft;
  values: FenceFormValues;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isFigure = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isFinite(value));

function readPoints(value: unknown): FenceDraft['points'] | null {
  if (!Array.isArray(value)) return null;
  const points = value.flatMap((point: unknown) => {
    if (!isObject(point)) return [];
    const { latitude, longitude } = point;
    const isPlace =
      typeof latitude === 'number' &&
      typeof longitude === 'number' &&
      Math.abs(latitude) <= 90 &&
      Math.abs(longitude) <= 180;
    return isPlace ? [{ latitude, longitude }] : [];
  });
  return points.length === value.length ? points : null;
}

function readDraft(value: unknown): FenceDraft | null {
  if (!isObject(value) || !isFenceKind(value['kind'])) return null;
  const { kind, radiusMeters, halfWidthMeters } = value;
  const points = readPoints(value['points']);
  if (!points || !isFigure(radiusMeters) || !isFigure(halfWidthMeters)) return null;
  const draft = newDraft(kind);
  return {
    ...draft,
    points,
    radiusMeters,
    halfWidthMeters: halfWidthMeters ?? draft.halfWidthMeters,
  };
}

/** A member of the form where it is of the kind that it is in an empty one. */
function readValues(value: unknown): FenceFormValues | null {
  if (!isObject(value)) return null;
  const empty = readFenceForm(null);
  const isRight = Object.entries(empty).every(([key, usual]) =>
    usual === null ? isFigure(value[key]) : typeof value[key] === typeof usual,
  );
  if (!isRight) return null;
  const known = Object.keys(empty).map((key) => [key, value[key]]);
  return Object.fromEntries(known) as FenceFormValues; // each was compared with its kind
}

/** The text that a fence is kept as. */
export const formatKeptFence = (kept: KeptFence): string => JSON.stringify(kept);

/** Reads it; null for what is none of ours. */
export function parseKeptFence(text: string | null): KeptFence | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isObject(value)) return null;
    const [draft, values] = [readDraft(value['draft']), readValues(value['values'])];
    return draft && values ? { draft, values } : null;
  } catch {
    return null;
  }
}
