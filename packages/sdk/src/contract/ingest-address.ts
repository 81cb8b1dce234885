import { createDecoder } from './decode';
import { text } from './describe/members';
import { toReader } from './describe/to-reader';

/** Decodes where trackers send to; throws ContractError. */
export const decodeIngestAddress = /* @__PURE__ */ createDecoder(
  'Ingest address',
  /* @__PURE__ */ toReader({ url: text() }),
);
