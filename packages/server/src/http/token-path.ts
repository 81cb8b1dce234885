/** Addresses of pages that carry a token in their path; the first group is what stands before it. */
export const TOKEN_PATH = /^(\/(?:share|login\/(?:recover|confirm|receive)|reports\/sent)\/)[^/]+/;

const ODD = /%|\/\/|\/\.|\\|;|[A-Z]/;
const HINT = /share|recover|confirm|receive|sent/i;

/** The path without its token, however it is spelled: what only looks like such a page is cut as a whole. */
export function hideTokenInPath(path: string): string {
  const plain = path.replace(TOKEN_PATH, '$1…');
  if (plain !== path || !ODD.test(path)) return plain;
  return HINT.test(decode(path)) && !path.startsWith('/api/') ? '/…' : path;
}

/** Decodes a path as often as it was encoded, up to three rounds; undecodable parts stay. */
function decode(path: string): string {
  let text = path;
  for (let round = 0; round < 3; round += 1) {
    text = text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    );
  }
  return text;
}
