/** The key's own option names a thing that is changed; its new one is another option, `newUniqueId`. */
export const newKeyName = (name: string): string =>
  `new${name.charAt(0).toUpperCase()}${name.slice(1)}`;
