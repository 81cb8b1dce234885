import { readAttribute, readFlag } from '../device/read-attribute';
import { AreaProblem, parseArea } from '../geo/parse-area';
import { DEFAULT_HALF_WIDTH_METERS, newDraft, toDraft, type FenceDraft } from './fence-draft';

interface Owner {
  area: string;
  attributes?: Record<string, unknown> | null;
}

/** A number of metres or knots among the attributes of a fence; null for none, and for what is no number. */
export function readFigure(fence: Pick<Owner, 'attributes'>, key: string): number | null {
  const value = readAttribute(fence, key);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number !== 0 ? number : null;
}

/** The device whose anchor a fence is; null for an ordinary fence. */
export function readAnchored(fence: Pick<Owner, 'attributes'>): number | null {
  return readFlag(fence, 'isAnchor') ? Number(readAttribute(fence, 'deviceId')) : null;
}

/** The shape of a fence that is there, to be changed; a new one where its text cannot be read. */
export function readFenceDraft(fence: Owner): FenceDraft {
  const half = readFigure(fence, 'polylineDistance') ?? DEFAULT_HALF_WIDTH_METERS;
  try {
    return toDraft(parseArea(fence.area), half > 0 ? half : DEFAULT_HALF_WIDTH_METERS);
  } catch (error) {
    if (error instanceof AreaProblem) return newDraft('polygon');
    throw error;
  }
}
