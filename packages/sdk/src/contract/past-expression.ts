import { createDecoder, Unreadable } from './decode';
import { isObject } from './describe/read-member';

/** Result of an expression for a past fix. */
export interface PastExpression {
  /** Time of the fix, as ISO text. */
  fixTime: string;
  /** Result of the expression, as JSON has it; null for nothing. */
  value: unknown;
  /** Value that the fix has under the attribute's name; null for nothing. */
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
