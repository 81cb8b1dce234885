/** A host and its port and nothing that a policy of a page would read otherwise: no `*`, no `;`, no quotes. */
const EXACT = /^https?:\/\/(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** True when a text is exactly the origin of one site, as a browser writes it. */
export const isExactOrigin = (text: string): boolean =>
  EXACT.test(text) && URL.canParse(text) && new URL(text).origin === text;
