import * as z from 'zod/mini';
import { createDecoder } from '../decode';

/** Reads `[{"type":"alarm"}]` as `['alarm']`. Throws ContractError. */
export function readTypes(json: unknown): string[] {
  const decode = createDecoder('List of types', z.array(z.object({ type: z.string() })));
  return decode(json).map(({ type }) => type);
}
