import { ERROR_CODES } from '@rastro/sdk/domain';
import { isOpenToAll } from '../../request/route-access';
import { wordsOf } from '../../request/api-error';
import type { GateRow, QueryKind } from '../gate/gate-row';
import { z } from 'zod';
import type { ListedCall } from './collect-calls';
import { type JsonSchema, toObjectSchema } from './to-json-schema';

const QUERY_SCHEMAS: Readonly<Record<QueryKind, JsonSchema>> = {
  int: { type: 'integer' },
  ints: { type: 'array', items: { type: 'integer' } },
  number: { type: 'number' },
  text: { type: 'string', maxLength: 512 },
  texts: { type: 'array', items: { type: 'string', maxLength: 512 } },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date-time' },
};

const ERROR = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { $ref: '#/components/schemas/ErrorCode' },
    message: { type: 'string' },
    field: { type: 'string', description: 'The member of the body or query that is wrong.' },
  },
} as const;

/** Every code with what it tells people. */
const listCodes = (): JsonSchema => ({
  type: 'string',
  oneOf: ERROR_CODES.map((code) => ({ const: code, description: wordsOf(code) })),
});

const asJson = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** The OpenAPI 3.1 document of exactly these rows of the gate and these calls of the product. */
export function buildOpenApi(
  rows: readonly GateRow[],
  calls: readonly ListedCall[] = [],
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas: Record<string, JsonSchema> = { Error: ERROR, ErrorCode: listCodes() };
  for (const row of rows) {
    const { method, template, entity, things } = row;
    if (entity !== undefined && things !== undefined) schemas[entity] = toObjectSchema(things);
    (paths[template] ??= {})[method.toLowerCase()] = toOperation(row);
  }
  for (const call of calls) {
    (paths[call.template] ??= {})[call.method.toLowerCase()] = toProductOperation(call);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tracking API', version: '1' },
    servers: [{ url: '/api' }],
    security: [{ token: [] }, { session: [] }],
    paths,
    components: {
      schemas,
      responses: {
        Error: {
          description: 'A refusal: its code says why.',
          content: asJson({ $ref: '#/components/schemas/Error' }),
        },
      },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
      },
    },
  };
}

const toOperationId = (method: string, template: string): string =>
  `${method.toLowerCase()}${template.replace(/\W+(\w)/g, (_, c: string) => c.toUpperCase()).replace(/\W/g, '')}`;

/**
 * Converts a schema to the JSON schema of the sent input; later transformations are the server's
 * own.
 */
const toSentSchema = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};

function toProductOperation(call: ListedCall): Record<string, unknown> {
  const { method, template, summary, query = {}, body, bodyType, who } = call;
  const sent = body
    ? asJson(toSentSchema(body))
    : bodyType && { [bodyType]: { schema: { type: 'string', format: 'binary' } } };
  return {
    operationId: toOperationId(method, template),
    summary,
    tags: [template.split('/')[1]],
    ...(isOpenToAll(who) && { security: [] }),
    parameters: [
      ...toPathParameters({ template }),
      ...Object.entries(query).map(([name, schema]) => ({
        name,
        in: 'query',
        required: !schema.safeParse(undefined).success,
        schema: toSentSchema(schema),
      })),
    ],
    ...(sent && { requestBody: { required: true, content: sent } }),
    responses: { ...toProductAnswer(call), default: { $ref: '#/components/responses/Error' } },
  };
}

function toProductAnswer({ answer, status }: ListedCall): Record<string, unknown> {
  if (answer === 'none') return { [status ?? 204]: { description: 'Done.' } };
  const code = status ?? 200;
  const text = { 'text/plain': { schema: { type: 'string' } } };
  const bytes = { '*/*': { schema: { type: 'string', format: 'binary' } } };
  if (answer === 'text' || answer === 'bytes') {
    return { [code]: { description: 'The answer.', content: answer === 'text' ? text : bytes } };
  }
  if (answer instanceof z.ZodType) {
    return { [code]: { description: 'The answer.', content: asJson(toSentSchema(answer)) } };
  }
  const schema = { $ref: `#/components/schemas/${answer.entity}` };
  return { [code]: { description: 'The answer.', content: asJson(schema) } };
}

function toOperation(row: GateRow): Record<string, unknown> {
  const { method, template, area, body } = row;
  return {
    operationId: toOperationId(method, template),
    tags: [area],
    parameters: [...toPathParameters(row), ...toQueryParameters(row)],
    ...(body && { requestBody: { required: true, content: toBodyContent(row) } }),
    responses: { ...toAnswer(row), default: { $ref: '#/components/responses/Error' } },
  };
}

const toPathParameters = ({ template, choices }: Pick<GateRow, 'template' | 'choices'>) =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: /^id$|Id$/.test(name)
      ? { type: 'integer', minimum: 1 }
      : { type: 'string', enum: choices?.[name] ?? [] },
  }));

const toQueryParameters = ({ query = {} }: GateRow) =>
  Object.entries(query).map(([name, kind]) => ({ name, in: 'query', schema: QUERY_SCHEMAS[kind] }));

function toBodyContent({ method, body = [], sends = {} }: GateRow): Record<string, unknown> {
  const members = Object.fromEntries(Object.entries(sends).filter(([name]) => body.includes(name)));
  const required = Object.entries(members)
    .filter(([, { required: must, kind }]) => must && kind !== 'id')
    .map(([name]) => name);
  const isWhole = method !== 'PATCH' && required.length > 0;
  const schema = {
    ...toObjectSchema(members),
    ...(isWhole && { required }),
    additionalProperties: false,
  };
  if (method !== 'PATCH') return asJson(schema);
  return { ...asJson(schema), 'application/merge-patch+json': { schema } };
}

function toAnswer({ answer, entity, mayWait }: GateRow): Record<string, unknown> {
  if (answer === 'none') return { 204: { description: 'Done.' } };
  const one = { $ref: `#/components/schemas/${entity}` };
  const schemas = { one, list: { type: 'array', items: one }, text: { type: 'string' } };
  const schema = answer === undefined ? {} : schemas[answer];
  const ok = { description: 'The answer.', content: asJson(schema) };
  return { 200: ok, ...(mayWait && { 202: { ...ok, description: 'It waits for its device.' } }) };
}
