import { BULK_OPERATIONS, BULK_OUTCOMES, BULK_STATES } from '@rastro/sdk/contract';
import { z } from 'zod';

/** Max number of things in one run. */
export const MAX_IDS = 50_000;

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Things to change: by ids, or all that a list with this query returns. */
export const newBulkSchema = z.strictObject({
  resource: z.string().max(64),
  ids: z.array(id).min(1).max(MAX_IDS).optional(),
  filter: z.record(z.string().max(64), z.string().max(200)).optional(),
  operation: z.enum(BULK_OPERATIONS),
  changes: z.record(z.string(), z.unknown()).optional(),
});

/** Things to link to, or unlink from. */
export const linkTargetsSchema = z.strictObject({
  resource: z.string().max(64),
  ids: z.array(id).min(1).max(200),
});

export const bulkSchema = z.object({
  id: z.number(),
  resource: z.string(),
  operation: z.enum(BULK_OPERATIONS),
  state: z.enum(BULK_STATES),
  createdAt: z.string(),
  /** Number of rows by outcome. */
  counts: z.record(z.enum(BULK_OUTCOMES), z.number()),
});

export const bulkRowSchema = z.object({
  id: z.number(),
  name: z.string(),
  outcome: z.enum(BULK_OUTCOMES),
  changes: z.array(
    z.object({
      path: z.array(z.string()),
      from: z.unknown().optional(),
      to: z.unknown().optional(),
    }),
  ),
  code: z.string().nullable(),
  message: z.string().nullable(),
  field: z.string().nullable(),
});

/** Query for the rows of a run. */
export const rowsQuerySchema = z.strictObject({
  outcome: z.enum(BULK_OUTCOMES).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  offset: z.coerce.number().int().min(0).max(MAX_IDS).default(0),
});
