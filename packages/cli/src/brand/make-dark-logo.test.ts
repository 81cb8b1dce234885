import { listLogoColors, readPicture } from '@rastro/theme/folder';
import { describe, expect, it } from 'vitest';
import { makeDarkLogo } from './make-dark-logo';

const drawing = (fill: string, more = '') =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" fill="${fill}">${more}</svg>`,
  );

describe('makeDarkLogo', () => {
  it('puts a logo with dark parts on a white plate', () => {
    const made = makeDarkLogo(drawing('#f6c21c', '<path fill="#1b1b1b"/>')) ?? '';
    const bytes = new TextEncoder().encode(made);
    expect(readPicture(bytes)).toEqual({ type: 'SVG', width: 114, height: 64 });
    expect(listLogoColors(bytes)).toEqual(['#ffffff']);
    const [, inner = ''] = /base64,([^"]*)/.exec(made) ?? [];
    expect(Buffer.from(inner, 'base64').toString()).toContain('#1b1b1b');
  });

  it('leaves alone what can be seen on dark grounds, and what nobody can read', () => {
    expect(makeDarkLogo(drawing('#ffffff'))).toBeUndefined();
    expect(makeDarkLogo(new Uint8Array([0xff, 0xd8, 0xff]))).toBeUndefined();
  });
});
