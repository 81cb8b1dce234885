// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHexColor } from '../tokens';
import { hasNamespace, listColors } from './inspect-drawing';

describe('hasNamespace', () => {
  it('wants the namespace on the drawing itself', () => {
    expect(hasNamespace('<svg width="1" xmlns="http://www.w3.org/2000/svg">')).toBe(true);
    expect(hasNamespace('<svg width="1"><g xmlns="http://www.w3.org/2000/svg"/></svg>')).toBe(
      false,
    );
  });
});

describe('listColors', () => {
  it('reads attributes, styles and the short forms, each once', () => {
    expect(
      listColors(
        '<g fill="#ABC" stroke=\'#a1b2c3\'><path style="fill:rgb(0, 128, 255);color:white"/>' +
          '<stop stop-color="#aabbcc80"/><path fill="none"/></g>',
      ),
    ).toEqual(['#aabbcc', '#a1b2c3', '#0080ff', '#ffffff']);
  });

  it('is black for a drawing that names no colour, and unknown for one of pictures', () => {
    expect(listColors('<svg><path d="M0 0"/></svg>')).toEqual(['#000000']);
    expect(listColors('<svg><image href="data:,"/></svg>')).toEqual([]);
  });

  it('answers hex colours for any text', () => {
    const part = fc.constantFrom('fill="', '#', 'a1', 'rgb(', '1,', '%', ')', '"', 'stroke:', '9');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        for (const color of listColors(parts.join(''))) expect(isHexColor(color)).toBe(true);
      }),
    );
  });
});
