import type { ResourceWords } from './resource-words';

export const computedAttributeWords: ResourceWords = {
  one: 'computed attribute',
  columns: ['id', 'description', 'attribute', 'expression', 'type', 'priority', 'lastError'],
  members: {
    description: { hint: 'what people call it', example: '"Fuel in litres"' },
    attribute: { hint: 'the attribute that comes out', example: 'fuelLitres' },
    expression: { hint: 'how it is worked out, in JEXL', example: "'fuel * 0.6'" },
    type: { hint: 'what comes out' },
    priority: { hint: 'the highest comes first; below 0 before all else' },
  },
  examples: {
    create: [
      'rastro computed-attributes create --description "Fuel in litres" --attribute fuelLitres --expression \'fuel * 0.6\' --type number',
    ],
    update: [
      'rastro computed-attributes update "Fuel in litres" --expression \'fuel * 0.55\'',
      'rastro computed-attributes update 12 --priority 5 --dry-run',
    ],
  },
};
