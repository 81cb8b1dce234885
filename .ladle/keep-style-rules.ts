/**
 * Ladle replaces these two to copy styles into frames, and so loses rules of stories that follow one
 * another. Our frames are pages of their own and need no copies: what stands now stays.
 */
for (const name of ['insertRule', 'deleteRule'] as const) {
  const own = CSSStyleSheet.prototype[name];
  Object.defineProperty(CSSStyleSheet.prototype, name, { get: () => own, set() {} });
}
