import { refused } from '../../common/engine-error';
import { ExpressionError } from '../../../expression/expression-error';
import { parseExpression } from '../../../expression/parse';
import { isMap, toJson, toText, type Value } from '../../../expression/value';
import { formatTime } from '../../common/format-time';
import { readId } from '../../common/query-values';
import type { Position } from '../../positions/position';
import type { Handler, RequestContext } from '../../requests/request-context';
import { json, noContent } from '../../requests/answers';
import { computeValue } from '../../rules/book/computed-attribute';
import { createCrud } from '../shared/crud';
import { decodeEntity } from '../../entities/decode-entity';
import { DEVICE } from '../../entities/entities';
import { ATTRIBUTE } from '../../entities/linked-entities';

const forAdministrators =
  (handler: Handler): Handler =>
  async (context) => {
    (await context.access()).requireAdministrator();
    return handler(context);
  };

/** An expression that cannot be read computes nothing: only a client made for a Traccar may store one. */
const crud = createCrud(ATTRIBUTE, {
  check: async ({ isLiteral }, _access, { expression }) => {
    if (isLiteral) return;
    try {
      parseExpression(String(expression));
    } catch (error) {
      if (error instanceof ExpressionError) throw refused(`${error.message} (expression)`);
      throw error;
    }
  },
});

/** Removes failure members, as clients may send back what they received. */
const withoutFailures =
  (handler: Handler): Handler =>
  async (context) => {
    const { isLiteral, request } = context;
    const { body } = request;
    if (isLiteral || typeof body !== 'object' || body === null) return handler(context);
    const { lastError: _error, failsSince: _since, ...kept } = body as Record<string, unknown>;
    return handler({ ...context, request: { ...request, body: kept } });
  };

/** Says with each what went wrong with it the last time, where people ask. */
const withFailures =
  (handler: Handler): Handler =>
  async (context) => {
    const answer = await handler(context);
    const { isLiteral, rules } = context;
    if (isLiteral || answer.body === null || answer.status >= 400) return answer;
    const tell = (attribute: { id: number }) => {
      const { message, sinceMs } = rules.attributeFailure(attribute.id) ?? {};
      const failsSince = sinceMs === undefined ? null : formatTime(sinceMs);
      return { ...attribute, lastError: message ?? null, failsSince };
    };
    const asked = JSON.parse(answer.body) as { id: number } | { id: number }[];
    return json(JSON.stringify(Array.isArray(asked) ? asked.map(tell) : tell(asked)));
  };

/** Text goes out as it is, so does what JSON has no word for; all else as JSON. */
const answerText = (value: Value, type: string): string => {
  const isUnspoken = typeof value === 'number' && !Number.isFinite(value);
  const isText = isMap(value) && type !== 'number' && type !== 'boolean';
  if (typeof value === 'string') return value;
  if (isUnspoken) return String(value);
  if (isText) return toText(value);
  return JSON.stringify(value instanceof Date ? formatTime(value.getTime()) : toJson(value));
};

/** The latest fix of the device; to a client made for a Traccar that names none any will do, as there. */
const findFix = ({ fleet, isLiteral }: RequestContext, deviceId: number): Position => {
  const devices = deviceId === 0 && isLiteral ? [...fleet.all()] : [fleet.get(deviceId)];
  const latest = devices.find((device) => device?.state.latest)?.state.latest;
  if (!latest) throw refused('The device has no position yet');
  return latest;
};

/** `POST /attributes/computed/test?deviceId=`: what it gives for the device's latest fix; 204 for nothing. */
const test: Handler = async (context) => {
  const { expression, type } = decodeEntity(ATTRIBUTE, context.request.body);
  const deviceId = readId(context.request.query.get('deviceId'));
  await (await context.access()).requireObject(DEVICE, deviceId);
  const latest = findFix(context, deviceId);
  if (expression === null || type === null) throw refused('expression and type are required');
  try {
    const value = computeValue(parseExpression(String(expression)), latest);
    return value === null ? noContent() : json(answerText(value, String(type)));
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    if (error.isNothing && context.isLiteral) return noContent();
    throw refused(error.message);
  }
};

/** `/attributes/computed`: everybody may read, administrators write (tracking-api §1.5). */
export const computedAttributeHandlers = {
  list: withFailures(crud.list),
  get: withFailures(crud.get),
  create: forAdministrators(withoutFailures(withFailures(crud.create))),
  replace: forAdministrators(withoutFailures(withFailures(crud.replace))),
  remove: forAdministrators(crud.remove),
  test: forAdministrators(test),
};
