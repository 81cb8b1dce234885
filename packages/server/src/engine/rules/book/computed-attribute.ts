import type { Steps } from '../../../bounds/steps';
import { createExpressionSteps, evaluateExpression } from '../../../expression/evaluate';
import { ExpressionError } from '../../../expression/expression-error';
import { type Node, parseExpression } from '../../../expression/parse';
import { fromJson, isMap, toJson, toText, type Value } from '../../../expression/value';
import type { Position, PositionDraft } from '../../positions/position';

/** A computed attribute, read once (tracking-api §3.4). */
export interface ComputedAttribute {
  id: number;
  attribute: string;
  /** `number`, `boolean`, or anything else for text. */
  type: string;
  priority: number;
  /** The expression, or what is wrong with it. */
  expression: Node | ExpressionError;
  /** Reason why it had no value for the last fix, and since when; undefined while it works. */
  failure?: AttributeFailure | undefined;
}

/** Reason why an attribute is not computed, and since when. */
export interface AttributeFailure {
  message: string;
  sinceMs: number;
}

/** Priorities below are worked out before all other rules, the others after motion. */
const FIRST_LATE_PRIORITY = 0;

const MEMBERS: Readonly<Record<string, keyof Position>> = {
  altitude: 'altitudeMeters',
  speed: 'speedKnots',
  accuracy: 'accuracyMeters',
  deviceId: 'deviceId',
  protocol: 'protocol',
  valid: 'valid',
  latitude: 'latitude',
  longitude: 'longitude',
  course: 'course',
  address: 'address',
  network: 'network',
  geofenceIds: 'geofenceIds',
};
const TIMES: Readonly<Record<string, 'serverTimeMs' | 'deviceTimeMs' | 'fixTimeMs'>> = {
  serverTime: 'serverTimeMs',
  deviceTime: 'deviceTimeMs',
  fixTime: 'fixTimeMs',
};
/** Members a result is written to instead of an attribute of that name. */
const WRITABLE = new Set([
  'valid',
  'latitude',
  'longitude',
  'altitude',
  'speed',
  'course',
  'address',
  'accuracy',
]);

/** Reads an attribute's expression; a bad one is kept with its problem, so that the others work on. */
export const compileAttribute = (stored: {
  id: number;
  attribute: string;
  expression: string;
  type: string;
  priority: number;
}): ComputedAttribute => {
  try {
    return { ...stored, expression: parseExpression(stored.expression) };
  } catch (error) {
    if (error instanceof ExpressionError) return { ...stored, expression: error };
    throw error;
  }
};

/** Computes an expression for a fix. Throws `ExpressionError`. */
export const computeValue = (expression: Node, position: Position, steps?: Steps): Value => {
  const lookup = (name: string): Value | undefined => {
    if (Object.hasOwn(position.attributes, name)) return fromJson(position.attributes[name]);
    const time = Object.hasOwn(TIMES, name) ? TIMES[name] : undefined;
    if (time) return new Date(position[time]);
    if (name === 'id') return BigInt(position.id);
    if (name === 'outdated') return false;
    if (name === 'type') return null;
    const member = Object.hasOwn(MEMBERS, name) ? MEMBERS[name] : undefined;
    return member ? fromJson(position[member]) : undefined;
  };
  return evaluateExpression(expression, lookup, steps);
};

const cast = (value: Value, type: string): unknown => {
  if (type === 'number')
    return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : undefined;
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined;
  return typeof value === 'object' && !isMap(value) ? toJson(value) : toText(value);
};

const write = (
  draft: PositionDraft,
  { attribute, type }: ComputedAttribute,
  value: Value,
): void => {
  const member = WRITABLE.has(attribute) ? MEMBERS[attribute] : undefined;
  if (value === null && !member) {
    delete draft.attributes[attribute];
    return;
  }
  const wanted = member ? typeof (draft[member] ?? '') : type;
  const cut = cast(value, wanted);
  if (cut === undefined) {
    const code = wanted === 'boolean' ? 'booleanNot' : 'valueNot';
    throw new ExpressionError([code, { found: toText(value) }], 0);
  }
  Object.assign(member ? draft : draft.attributes, { [member ?? attribute]: cut });
};

/** Writes into a fix what its attributes compute, the highest priority first; one that fails changes nothing. */
export const applyComputed = (
  draft: PositionDraft,
  attributes: readonly ComputedAttribute[],
  stage: 'early' | 'late',
): void => {
  const due = attributes
    .filter(({ priority }) => priority < FIRST_LATE_PRIORITY === (stage === 'early'))
    .sort((a, b) => b.priority - a.priority);
  // All of a fix together: a device may have any number.
  const steps = createExpressionSteps();
  for (const attribute of due) {
    const { expression } = attribute;
    try {
      if (expression instanceof ExpressionError) throw expression;
      write(draft, attribute, computeValue(expression, draft, steps));
      attribute.failure = undefined;
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      const sinceMs = attribute.failure?.sinceMs ?? draft.serverTimeMs;
      attribute.failure = { message: error.message, sinceMs };
    }
  }
};
