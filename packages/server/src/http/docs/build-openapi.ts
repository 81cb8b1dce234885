import { ERROR_CODES } from '@rastro/sdk/domain';
import { wordsOf } from '../../request/api-error';
import type { GateRow, QueryKind } from '../gate/gate-row';
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

/** The OpenAPI 3.1 document of exactly these rows. */
export function buildOpenApi(rows: readonly GateRow[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas: Record<string, JsonSchema> = { Error: ERROR, ErrorCode: listCodes() };
  for (const row of rows) {
    const { method, template, entity, things } = row;
    if (entity !== undefined && things !== undefined) schemas[entity] = toObjectSchema(things);
    (paths[template] ??= {})[method.toLowerCase()] = toOperation(row);
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

function toOperation(row: GateRow): Record<string, unknown> {
  const { method, template, area, body } = row;
  return {
    operationId: `${method.toLowerCase()}${template.replace(/\W+(\w)/g, (_, c: string) => c.toUpperCase()).replace(/\W/g, '')}`,
    tags: [area],
    parameters: [...toPathParameters(row), ...toQueryParameters(row)],
    ...(body && { requestBody: { required: true, content: toBodyContent(row) } }),
    responses: { ...toAnswer(row), default: { $ref: '#/components/responses/Error' } },
  };
}

const toPathParameters = ({ template, choices }: GateRow) =>
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
