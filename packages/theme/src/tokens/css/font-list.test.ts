// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isFontList } from './font-list';

describe('isFontList', () => {
  it.each([['Figtree'], ["'Source Sans 3', Arial, sans-serif"], ['"Nunito Sans"']])(
    'accepts %s',
    (list) => expect(isFontList(list)).toBe(true),
  );

  it.each([
    ['Arial; color: red'],
    ["'Arial"],
    ['x}</style><script>'],
    ['url(https://example.com/a)'],
    ['Arial,'],
    ['a\\22'],
    [''],
  ])('refuses %s', (list) => expect(isFontList(list)).toBe(false));
});
