import { expect, it } from 'vitest';
import { readOrigins } from './read-lines';

it('lets no site in by what a key of before says of any', () => {
  expect(readOrigins('https://shop.example\nhttps://*, http://localhost:5173')).toEqual([
    'https://shop.example',
    'http://localhost:5173',
  ]);
});
