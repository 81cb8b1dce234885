/** The parts of a list with commas, as rules have them: `web, mail`. */
export const splitList = (text: unknown): string[] =>
  typeof text === 'string'
    ? text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : [];
