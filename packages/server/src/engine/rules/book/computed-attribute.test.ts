import { expect, it } from 'vitest';
import type { PositionDraft } from '../../positions/position';
import { applyComputed, compileAttribute } from './computed-attribute';

it('works out the attributes of one fix within the steps of one expression', () => {
  const long = `x = "ab"; ${'x = x + x; '.repeat(12)} ${'x.trim(); '.repeat(20)} 1`;
  const attributes = Array.from({ length: 12 }, (_, id) =>
    compileAttribute({
      id,
      attribute: `a${id}`,
      expression: long,
      type: 'number',
      priority: -1 - id,
    }),
  );
  const draft = { attributes: {}, serverTimeMs: 0 } as unknown as PositionDraft;
  applyComputed(draft, attributes, 'early');
  expect(draft.attributes).toMatchObject({ a0: 1, a1: 1 });
  expect(draft.attributes['a11']).toBeUndefined();
  expect(attributes[11]?.failure?.message).toContain('takes too long');
});
