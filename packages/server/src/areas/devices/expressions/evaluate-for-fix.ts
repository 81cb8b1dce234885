import { evaluateExpression } from '../../../expression/evaluate';
import { parseExpression } from '../../../expression/parse';
import { fromJson, toJson } from '../../../expression/value';

/** A fix as the tracking API answers it, and its attributes. */
export interface AnsweredFix extends Readonly<Record<string, unknown>> {
  fixTime: string;
  attributes: Readonly<Record<string, unknown>>;
}

const TIMES = new Set(['serverTime', 'deviceTime', 'fixTime']);
/** Members of a fix beside its attributes (tracking-api §2.2). */
const MEMBERS = new Set([
  ...['deviceId', 'protocol', 'valid', 'latitude', 'longitude', 'altitude', 'speed', 'course'],
  ...['accuracy', 'address', 'network', 'geofenceIds', 'outdated', 'type'],
]);

/**
 * Evaluates an expression for a fix, as a JSON value; null for nothing. Throws `ExpressionError`.
 */
export function evaluateForFix(expression: string, fix: AnsweredFix): unknown {
  const value = evaluateExpression(parseExpression(expression), (name) => {
    if (Object.hasOwn(fix.attributes, name)) return fromJson(fix.attributes[name]);
    if (TIMES.has(name)) return new Date(String(fix[name]));
    if (name === 'id') return BigInt(Number(fix['id']));
    return MEMBERS.has(name) ? fromJson(fix[name]) : undefined;
  });
  return value instanceof Date ? value.toISOString() : toJson(value);
}
