import type { Member, Members } from '@rastro/sdk/contract';

/** A JSON schema, as OpenAPI 3.1 has it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Converts a member to the JSON schema of its values. */
function toJsonSchema(member: Member): JsonSchema {
  const { writtenBy, writeOnly } = member;
  return {
    ...toKind(member),
    ...(writtenBy && { readOnly: true }),
    ...(writeOnly && { writeOnly: true }),
  };
}

/** The members as an object. */
export const toObjectSchema = (members: Members): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, toJsonSchema(member)]),
  ),
});

function toKind(member: Member): JsonSchema {
  const { kind, fallback, maxLength, min, max, whole, unit, choices, refersTo } = member;
  const orNull = (type: string) => (fallback === null ? [type, 'null'] : type);
  switch (kind) {
    case 'text':
    case 'area':
    case 'schedule':
      return { type: orNull('string'), ...(maxLength !== undefined && { maxLength }) };
    case 'moment':
      return { type: ['string', 'null'], format: 'date-time' };
    case 'choice':
      return { type: 'string', enum: choices ?? [] };
    case 'flag':
      return { type: 'boolean' };
    case 'id':
      return { type: 'integer' };
    case 'reference':
      return { type: 'integer', description: `The id of a ${refersTo}; 0 for none.` };
    case 'number':
      return {
        type: orNull(whole ? 'integer' : 'number'),
        ...(min !== undefined && { minimum: min }),
        ...(max !== undefined && { maximum: max }),
        ...(unit !== undefined && { description: `In ${unit}.` }),
      };
    case 'numbers':
      return { type: ['array', 'null'], items: { type: 'number' } };
    case 'attributes':
      return { type: 'object', additionalProperties: true };
    case 'object':
      return { type: ['object', 'null'], additionalProperties: true };
    case 'structure':
      return {};
  }
}
