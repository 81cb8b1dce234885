/** A font file of the page, ready for a worker, which does not see the page's style sheets. */
export interface PageFont {
  family: string;
  data: ArrayBuffer;
  descriptors: { weight: string; style: string; unicodeRange: string };
}

const unquote = (text: string) => text.replace(/^["']|["']$/g, '');

function* listFontRules(): Generator<{ rule: CSSFontFaceRule; base: string }> {
  for (const sheet of document.styleSheets) {
    let rules: CSSRuleList;
    try {
      rules = sheet.cssRules;
    } catch {
      continue; // a sheet of another origin keeps its rules to itself
    }
    for (const rule of rules) {
      if (rule instanceof CSSFontFaceRule) yield { rule, base: sheet.href ?? document.baseURI };
    }
  }
}

/** Has the page itself loaded the file of this rule? */
function isInUse(rule: CSSFontFaceRule): boolean {
  const read = (name: string) => rule.style.getPropertyValue(name);
  return [...document.fonts].some(
    (face) =>
      face.status === 'loaded' &&
      unquote(face.family) === unquote(read('font-family')) &&
      (!read('unicode-range') || face.unicodeRange === read('unicode-range')),
  );
}

/**
 * The files of the fonts in a `font-family` that the page uses now; those of other origins without
 * leave to read them are left out.
 */
export async function loadPageFonts(fontFamily: string): Promise<PageFont[]> {
  const wanted = new Set(fontFamily.split(',').map((name) => unquote(name.trim())));
  const loads: Promise<PageFont>[] = [];
  for (const { rule, base } of listFontRules()) {
    const read = (name: string) => rule.style.getPropertyValue(name);
    const family = unquote(read('font-family'));
    const address = /url\(\s*["']?([^"')]+)/.exec(read('src'))?.[1];
    if (!address || !wanted.has(family) || !isInUse(rule)) continue;
    loads.push(
      loadFont(new URL(address, base).href, family, {
        weight: read('font-weight') || 'normal',
        style: read('font-style') || 'normal',
        unicodeRange: read('unicode-range') || 'U+0-10FFFF',
      }),
    );
  }
  const results = await Promise.allSettled(loads);
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

async function loadFont(
  url: string,
  family: string,
  descriptors: PageFont['descriptors'],
): Promise<PageFont> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return { family, descriptors, data: await response.arrayBuffer() };
}
