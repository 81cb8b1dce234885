import { createDecoder } from './decode';
import { text } from './describe/members';
import { toSchema } from './describe/to-schema';

/** Decodes where trackers send to; throws ContractError. */
export const decodeIngestAddress = /* @__PURE__ */ createDecoder(
  'Ingest address',
  /* @__PURE__ */ toSchema({ url: text() }),
);
