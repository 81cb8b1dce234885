/** A piece of a credit line: text, with a safe address if it was a link. */
interface AttributionPart {
  text: string;
  href?: string;
}

const LINK = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>([\s\S]*?)<\/a\s*>/gi;
const ENTITIES: Record<string, string> = {
  '&copy;': '©',
  '&amp;': '&',
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

const toText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(copy|amp|nbsp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);

function toSafeHref(href: string): string | undefined {
  const address = href.replaceAll('&amp;', '&').trim();
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

/**
 * Takes the credit line of a map layer apart: text and links. Tags of any other kind are dropped,
 * links that are not http or https become text; nothing of it is ever used as HTML.
 */
export function parseAttribution(credit: string): AttributionPart[] {
  const parts: AttributionPart[] = [];
  const add = (text: string, href?: string) => {
    if (text) parts.push(href ? { text, href } : { text });
  };
  let end = 0;
  for (const match of credit.matchAll(LINK)) {
    add(toText(credit.slice(end, match.index)));
    add(toText(match[3] ?? ''), toSafeHref(match[1] ?? match[2] ?? ''));
    end = match.index + match[0].length;
  }
  add(toText(credit.slice(end)));
  return parts;
}
