import type { Call, ResourceDescription } from '@rastro/sdk/contract';
import { DEFAULT_ROWS, MAX_ROWS } from './answer';

/** A JSON Schema of one value. */
export type ValueSchema = Readonly<Record<string, unknown>>;

/** The JSON Schema of what a tool takes. */
export interface InputSchema extends ValueSchema {
  type: 'object';
  properties: Record<string, ValueSchema>;
  required: string[];
  additionalProperties: false;
}

type Described = ResourceDescription['members'][string];
type QueryKind = NonNullable<Call['query']>[string];

export const toInput = (
  properties: Record<string, ValueSchema>,
  required: string[] = [],
): InputSchema => ({ type: 'object', properties, required, additionalProperties: false });

/** Inputs that cut a list into parts. */
export const PART: Record<string, ValueSchema> = {
  limit: {
    type: 'integer',
    minimum: 1,
    maximum: MAX_ROWS,
    description: `how many at most, ${DEFAULT_ROWS} when left out`,
  },
  offset: { type: 'integer', minimum: 0, description: 'how many to leave out from the start' },
};

const MOMENT = 'a moment with its zone, as in 2027-12-31T18:00:00Z';

const OF_QUERY: Readonly<Record<QueryKind, ValueSchema>> = {
  int: { type: 'integer' },
  ints: { type: 'array', items: { type: 'integer' } },
  number: { type: 'number' },
  text: { type: 'string' },
  texts: { type: 'array', items: { type: 'string' } },
  boolean: { type: 'boolean' },
  date: { type: 'string', description: MOMENT },
};

/** Schema of a member of a body. */
function toValueSchema(member: Described): ValueSchema {
  const { kind, choices, maxLength, min, max, unit, whole, refersTo } = member;
  switch (kind) {
    case 'id':
    case 'reference':
      return { type: 'integer', description: `the id of a ${refersTo ?? 'thing'}` };
    case 'number':
      return {
        type: whole ? 'integer' : 'number',
        ...(min !== undefined && { minimum: min }),
        ...(max !== undefined && { maximum: max }),
        ...(unit !== undefined && { description: `in ${unit}` }),
      };
    case 'flag':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'string', enum: choices };
    case 'moment':
      return { type: 'string', description: MOMENT };
    case 'numbers':
      return { type: 'array', items: { type: 'number' } };
    case 'attributes':
    case 'object':
      return { type: 'object' };
    default:
      return { type: 'string', ...(maxLength !== undefined && { maxLength }) };
  }
}

/** Schema of a call: names in its path, filters, body. Both ends of a period are needed. */
export function toCallInput({ method, path, query = {}, body = {} }: Call): InputSchema {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const written = Object.entries(body).filter(
    ([, { writtenBy, kind }]) => !writtenBy || kind === 'id',
  );
  const filters = Object.entries(query);
  const required = [
    ...inPath,
    ...filters.filter(([, kind]) => kind === 'date').map(([name]) => name),
    ...written.filter(([, member]) => member.required).map(([name]) => name),
  ];
  return toInput(
    {
      ...Object.fromEntries(inPath.map((name) => [name, { type: ['integer', 'string'] }])),
      ...Object.fromEntries(filters.map(([name, kind]) => [name, OF_QUERY[kind]])),
      ...Object.fromEntries(written.map(([name, member]) => [name, toValueSchema(member)])),
      ...(method === 'GET' && PART),
    },
    [...new Set(required)],
  );
}
