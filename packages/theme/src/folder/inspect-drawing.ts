/** True when an SVG names its namespace, without which browsers do not draw it as a picture. */
export function hasNamespace(svg: string): boolean {
  return /<svg[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svg);
}

/** The colours an SVG paints with, as `#rrggbb`; black when it names none, as browsers do. */
export function listColors(svg: string): string[] {
  const markup = svg.replace(/<!--[\s\S]*?-->/g, '');
  const values = markup.matchAll(
    /(?:\b(?:fill|stroke|stop-color)|[;{"'\s]color)\s*[:=]\s*["']?\s*(#[0-9a-f]{3,8}\b|rgb\([^)]*\)|white|black)/gi,
  );
  const colors = [...values].flatMap(([, value = '']) => toHex(value.toLowerCase()) ?? []);
  const paints = /\b(?:fill|stroke)\s*[:=]|<image\b|<style\b/i.test(markup);
  return colors.length > 0 || paints ? [...new Set(colors)] : ['#000000'];
}

function toHex(value: string): string | undefined {
  if (value === 'white') return '#ffffff';
  if (value === 'black') return '#000000';
  const digits = /^#([0-9a-f]+)$/.exec(value)?.[1];
  if (digits !== undefined) {
    if (digits.length === 3 || digits.length === 4) {
      return `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join('')}`;
    }
    return digits.length === 6 || digits.length === 8 ? `#${digits.slice(0, 6)}` : undefined;
  }
  const parts = [...value.matchAll(/\d+(?:\.\d+)?/g)].slice(0, 3).map(([part]) => Number(part));
  if (parts.length < 3 || value.includes('%') || parts.some((part) => part > 255)) return undefined;
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
