import type { UpstreamFrame } from './upstream';

/** The text of one socket frame, `{"positions":[…]}`. */
export const frameText = ({ key, items }: UpstreamFrame): string =>
  `{"${key}":[${items.map((item) => item.json).join(',')}]}`;
