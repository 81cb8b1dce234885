/** A letter on the brand's colour, as an SVG address; letters are escaped, the colour is a checked hex. */
export function toLetterIcon(name: string, accent: string, ink: string): string {
  const letter = [...name.trim()][0] ?? '';
  const escaped = letter.replace(/[<>&'"]/g, (char) => `&#${char.charCodeAt(0)};`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${accent}"/><text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${ink}">${escaped}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
