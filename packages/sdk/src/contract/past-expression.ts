import { createDecoder, Unreadable } from './decode';
import { isObject } from './describe/read-member';

/** What an expression comes to for a fix of the past. */
export interface PastExpression {
  /** When the fix was made, as ISO text. */
  fixTime: string;
  /** What it comes to, as JSON has it; null for nothing. */
  value: unknown;
  /** What the fix has under the name of the attribute; null for nothing. */
  before: unknown;
}

/** Decodes what an expression came to; throws ContractError. */
export const decodePastExpression = /* @__PURE__ */ createDecoder<PastExpression>(
  'PastExpression',
  (json) => {
    const { fixTime, value = null, before = null } = isObject(json) ? json : {};
    return typeof fixTime === 'string' ? { fixTime, value, before } : new Unreadable('fixTime');
  },
);
