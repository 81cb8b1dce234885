/** The mark: an arrowhead on its way, two dots of its trail behind it; 22 × 22. */
const mark = (color: string): string =>
  `<g fill="${color}"><path d="M20.6 2.4 14.8 16.7 11.8 11.2 6.4 8.1Z" stroke="${color}" stroke-width="1.6" stroke-linejoin="round"/>` +
  `<circle cx="5.8" cy="15.4" r="2.1" opacity=".7"/><circle cx="2.3" cy="19.1" r="1.6" opacity=".5"/></g>`;

/** The word, drawn as strokes so that it needs no font. */
const word = (color: string): string =>
  `<g fill="none" stroke="${color}" stroke-width="2.6">` +
  `<path d="M34 17V6.8M34 12.2C34 9.5 35.5 8 38.6 8"/>` +
  `<circle cx="44.9" cy="11.9" r="3.9"/><path d="M48.8 17V6.8"/>` +
  `<path d="M58.4 9.9C57.9 8.7 56.9 8 55.4 8 53.7 8 52.6 8.7 52.6 9.9 52.6 11.2 53.8 11.6 55.5 11.9 57.3 12.2 58.7 12.6 58.7 13.9 58.7 15.1 57.5 15.8 55.6 15.8 53.9 15.8 52.7 15.1 52.2 13.9"/>` +
  `<path d="M63.6 3.9V13.2C63.6 15 64.4 15.8 66.2 15.8H67.4M61.1 8H67.4"/>` +
  `<path d="M71.2 17V6.8M71.2 12.2C71.2 9.5 72.7 8 75.8 8"/>` +
  `<circle cx="82" cy="11.9" r="3.9"/></g>`;

const logo = (markColor: string, wordColor: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 22" width="88" height="22" role="img" aria-label="Rastro">${mark(markColor)}${word(wordColor)}</svg>\n`;

/**
 * The files of the default brand by name, as SVG text: the logo for light and for dark grounds and
 * the tab's icon. A server has them beside `config.json`; their names leave `logo.svg` to other brands.
 */
export const defaultAssets = {
  'default-logo.svg': logo('#2f5bd8', '#191e27'),
  'default-logo-dark.svg': logo('#779cef', '#eceff2'),
  'default-icon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="7" fill="#2f5bd8"/><g transform="translate(5 5)">${mark('#ffffff')}</g></svg>\n`,
} as const satisfies Record<string, string>;
