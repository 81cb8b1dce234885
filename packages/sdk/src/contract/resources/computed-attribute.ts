import { defineResource } from '../describe/define-resource';
import { choice, id, moment, number, text } from '../describe/members';
import { linked } from '../describe/query';
import type { QueryOf, Read, Write } from '../describe/values';

/** Result types of a computed attribute. */
export const COMPUTED_TYPES = ['string', 'number', 'boolean'] as const;

/** Attributes that are worked out of what trackers send. */
export const computedAttribute = /* @__PURE__ */ defineResource({
  name: 'Attribute',
  path: '/attributes/computed',
  area: 'attributes',
  query: linked(),
  calls: {
    /**
     * Evaluates the attribute for the latest fix of a device: text as is, the rest as JSON, '' for
     * nothing.
     */
    test: {
      method: 'POST',
      path: '/attributes/computed/test',
      query: { deviceId: 'int' },
      body: {
        description: text(),
        attribute: text(),
        expression: text({ required: true, maxLength: 4000 }),
        type: choice(COMPUTED_TYPES, { default: 'string' }),
        priority: number({ whole: true }),
      },
      answer: 'text',
    },
  },
  members: {
    id: id(),
    description: text({ required: true, search: true, sort: true }),
    attribute: text({ required: true }),
    expression: text({ required: true, maxLength: 4000 }),
    type: choice(COMPUTED_TYPES, { default: 'string', required: true }),
    priority: number({ whole: true }),
    lastError: text({ writtenBy: 'server', ownedByProduct: true }),
    failsSince: moment({ writtenBy: 'server', ownedByProduct: true }),
  },
});

/**
 * A computed attribute; `expression` is in JEXL, below a `priority` of 0 it runs before all else. `lastError` says
 * why it gave nothing for the last fix, and `failsSince` since when it gives nothing: null while it works, and in
 * front of a Traccar, which does not tell.
 */
export interface ComputedAttribute extends Read<typeof computedAttribute> {}

/** Members of a computed attribute that a client may write. */
export interface ComputedAttributeInput extends Write<typeof computedAttribute> {}

/** Filters for a list of computed attributes. */
export type ComputedAttributeQuery = QueryOf<typeof computedAttribute>;
