// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPicture } from './read-picture';

const text = (value: string) => new TextEncoder().encode(value);
const bytes = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const namespace = 'xmlns="http://www.w3.org/2000/svg"';

describe('readPicture', () => {
  it.each([
    ['89504e470d0a1a0a 0000000d 49484452 00000078 00000020', 'PNG', 120, 32],
    ['474946383961 0300 0400', 'GIF', 3, 4],
    ['ffd8 ffe0 0004 0000 ffc0 0011 08 0010 0020 03', 'JPEG', 32, 16],
  ])('knows type and size of %s', (hex, type, width, height) => {
    expect(readPicture(bytes(hex))).toEqual({ type, width, height });
  });

  it.each([
    ['52494646 00000000 57454250', 'WebP'],
    ['00000020 66747970 61766966', 'AVIF'],
    ['00000020 66747970 68656963', 'HEIC'],
    ['00000100 0100', 'ICO'],
    ['255044462d312e37', 'PDF'],
    ['424d 0000', 'BMP'],
    ['49492a00', 'TIFF'],
  ])('knows the type of %s', (hex, type) => {
    expect(readPicture(bytes(hex)).type).toBe(type);
  });

  it.each([
    [`<svg ${namespace} width="88" height="22px"/>`, 88, 22],
    [`\uFEFF<?xml version="1.0"?>\n<!-- a --><svg ${namespace} viewBox="0 0 10 5">`, 10, 5],
    [`<!DOCTYPE svg PUBLIC "a" "b">\n<svg width='100%' height='100%' viewBox='0,0,4,3'>`, 4, 3],
  ])('knows the drawing %s', (svg, width, height) => {
    expect(readPicture(text(svg))).toEqual({ type: 'SVG', width, height });
  });

  it('does not take a page or a text for a drawing', () => {
    expect(readPicture(text('<!doctype html><svg></svg>'))).toEqual({ type: 'HTML' });
    expect(readPicture(text('logo: <svg></svg>'))).toEqual({ type: undefined });
    expect(readPicture(text('<svgx>'))).toEqual({ type: undefined });
  });

  it('answers for any bytes, cut anywhere', () => {
    const starts = ['89504e470d0a1a0a', '474946383961', 'ffd8ffe0', '52494646', '3c73766720', ''];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), (start, rest) => {
        const { width, height } = readPicture(new Uint8Array([...bytes(start), ...rest]));
        expect(width === undefined).toBe(height === undefined);
      }),
    );
  });
});
