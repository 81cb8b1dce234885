import type { BrandingProblem } from '../shape/branding-problem';
import { parseBranding, type BrandingResult } from './parse-branding';
import { quoteFound } from './to-problems';

/** `parseBranding` for the text of a file; text that is not JSON is a problem that shows where it breaks. */
export function parseBrandingText(
  text: string,
  options: { attributePrefix?: string | undefined } = {},
): BrandingResult {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return parseBranding(JSON.parse(json), options);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, problems: [toNotJson('', json, error.message)] };
  }
}

/** The problem of a text that is not JSON; `message` is what `JSON.parse` threw. */
export function toNotJson(path: string, text: string, message: string): BrandingProblem {
  const offset = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  const before = text.slice(0, offset).split('\n');
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const found = quoteFound(text.slice(offset, offset + 20).split('\n')[0]);
  return { code: 'NOT_JSON', path, found, expected: `${line}:${column}` };
}
