// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanDrawing } from './clean-drawing';

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const draw = (inside: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${more} viewBox="0 0 9 9">${inside}</svg>`;
const clean = (svg: string) => {
  const found = cleanDrawing(svg);
  if ('problem' in found) throw new Error(found.problem);
  return found;
};
const problemOf = (svg: string): string | undefined => {
  const found = cleanDrawing(svg);
  return 'problem' in found ? found.problem : undefined;
};
const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"';

describe('what runs or leads out of a drawing', () => {
  it.each([
    ['<script>alert(1)</script>', '<script'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', '<script'],
    ['<SCRIPT>alert(1)</SCRIPT>', '<SCRIPT'],
    ['<foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', '<foreignObject'],
    ['<g onload="alert(1)"/>', 'onload='],
    ['<a href="javascript:alert(1)"/>', 'href="javascript:alert(1)'],
    ['<image href="photo.png"/>', 'href="photo.png'],
    [
      '<image href="data:image/svg+xml;base64,PHN2Zz4="/>',
      'href="data:image/svg+xml;base64,PHN2Zz4=',
    ],
    ['<use href="https://example.com/a.svg#b"/>', 'href="https://example.com/a.svg#b'],
    ['<style>@import "a.css";</style>', '@import'],
    ['<style>.a{fill:\\75 rl(x)}</style>', '\\'],
    ['<rect fill="url(https://example.com/a.svg#b)"/>', 'url(https://example.com/a.svg#b'],
    ['<rect style="fill:url(//example.com/a)"/>', 'url(//example.com/a'],
  ])('is left out of %s, and named', (inside, active) => {
    expect(clean(draw(`${inside}`))).toMatchObject({ active });
    const { svg } = clean(draw(inside));
    expect(svg).not.toMatch(/alert|example\.com|photo|import|script|foreign|\\/i);
  });

  it('is not there again in what was written', () => {
    const words = [
      '<script>',
      '<s:g xmlns:s="http://www.w3.org/2000/svg">',
      '<g ',
      'onclick="x"',
      '>',
      '"',
    ];
    const more = [
      '</g>',
      '</s:g>',
      '</script>',
      'href="',
      'javascript:',
      '<![CDATA[',
      ']]>',
      '&lt;script>',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words, ...more), { maxLength: 12 }), (parts) => {
        const found = cleanDrawing(draw(parts.join('')));
        if ('problem' in found) return;
        expect(clean(found.svg)).toEqual({ svg: found.svg, active: undefined });
      }),
    );
  });
});

describe('what draws', () => {
  it('stays, without what editors write beside it', () => {
    const inside =
      '<metadata><x/></metadata><!-- a note --><g data-name="1" id="a"><path d="M0 0" fill="#123"/></g>' +
      '<text x="1">A &amp; <tspan>B</tspan></text><use xlink:href="#a" x="2"/>' +
      '<image href="data:image/png;base64,iVBOR/+="/>';
    expect(clean(draw(inside, `${XLINK} version="1.1"`))).toEqual({
      svg:
        `${HEAD}><g id="a"><path d="M0 0" fill="#123"/></g>` +
        '<text x="1">A &amp; <tspan>B</tspan></text><use href="#a" x="2"/>' +
        '<image href="data:image/png;base64,iVBOR/+="/></svg>',
      active: undefined,
    });
  });

  it('keeps its style sheet, and writes at the elements what points to another', () => {
    const inside =
      '<style>@media (prefers-color-scheme: dark) {.b{fill:#fff}}</style><style>.a{fill:url(#p);stroke:red}</style>' +
      '<linearGradient id="p"/><path class="a"/><path class="b"/>';
    expect(clean(draw(inside)).svg).toBe(
      `${HEAD}><style>@media (prefers-color-scheme: dark) {.b{fill:#fff}}</style><style>.a{stroke:red}</style>` +
        '<linearGradient id="p"/><path class="a" style="fill:url(#p)"/><path class="b"/></svg>',
    );
  });

  it('is read by a prefix too, and written without one', () => {
    const svg = '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>';
    expect(clean(svg).svg).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>');
  });
});

describe('what cannot be drawn', () => {
  /** Each level draws the one before it ten times. */
  const bomb = (level: (id: number, inner: string) => string, inner: (id: number) => string) =>
    draw(
      `<g id="l0"><path d="M0 0"/></g>${Array.from({ length: 9 }, (_, index) =>
        level(index + 1, inner(index).repeat(10)),
      ).join('')}<use href="#l9"/>`,
    );

  it.each([
    [
      'use',
      bomb(
        (id, inner) => `<g id="l${id}">${inner}</g>`,
        (id) => `<use href="#l${id}"/>`,
      ),
    ],
    [
      'patterns',
      bomb(
        (id, inner) => `<pattern id="l${id}">${inner}</pattern>`,
        (id) => `<rect fill="url(#l${id})"/>`,
      ),
    ],
    [
      'masks of a style sheet',
      bomb(
        (id, inner) =>
          `<style>.c${id - 1}{mask:url(#l${id - 1})}</style><mask id="l${id}">${inner}</mask>`,
        (id) => `<rect class="c${id}"/>`,
      ),
    ],
  ])('is refused where few lines draw very much, by %s', (_what, svg) => {
    expect(svg.length).toBeLessThan(4_000);
    expect(problemOf(svg)).toBe('draws more than 20000 parts');
  });

  it.each([
    [draw('<g id="a"><use href="#a"/></g>'), 'draws a part inside itself'],
    [draw('<g>'.repeat(80) + '</g>'.repeat(80)), 'is nested too deeply'],
    [
      '<svg><path d="M0 0"/></svg>',
      'is no drawing: it begins with <svg xmlns="http://www.w3.org/2000/svg">',
    ],
  ])('says what is wrong', (svg, problem) => expect(problemOf(svg)).toBe(problem));

  it.each([draw('<g>'), '', '<!DOCTYPE svg [<!ENTITY a "aaaa">]>' + draw('<text>&a;</text>')])(
    'is refused where it is not well-formed: %s',
    (svg) => {
      expect(problemOf(svg)).toMatch(/^is no (?:well-formed )?drawing/);
    },
  );
});
