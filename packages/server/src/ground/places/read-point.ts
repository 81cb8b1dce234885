import { ApiError } from '../../request/api-error';
import type { Point } from '../../lookup/service';

const DECIMAL = /^-?\d{1,3}(\.\d{1,20})?$/;

/** Reads a place from a query. Throws a 400 that names what is wrong. */
export const readPoint = (query: unknown): Point => ({
  latitude: readDegrees(query, 'latitude', 90),
  longitude: readDegrees(query, 'longitude', 180),
});

function readDegrees(query: unknown, field: string, most: number): number {
  const value = (query as Record<string, unknown>)[field];
  const degrees = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : Number.NaN;
  if (Math.abs(degrees) <= most) return degrees;
  throw new ApiError(
    400,
    'QUERY_INVALID',
    `The query parameter ${field} must be degrees from -${most} to ${most}, such as -23.5505.`,
    { field },
  );
}
