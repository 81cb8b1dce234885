import { describe, expect, it } from 'vitest';
import { toLetterIcon } from './to-letter-icon';

const read = (href: string) => decodeURIComponent(href.replace('data:image/svg+xml,', ''));

describe('toLetterIcon', () => {
  it('draws the first letter on the colour, whole characters and all', () => {
    const svg = read(toLetterIcon(' Órbita', '#f5c21b', '#111111'));
    expect(svg).toContain('fill="#f5c21b"');
    expect(svg).toContain('>Ó</text>');
  });

  it('escapes what would be markup', () => {
    expect(read(toLetterIcon('<script>', '#000000', '#ffffff'))).toContain('>&#60;</text>');
  });
});
