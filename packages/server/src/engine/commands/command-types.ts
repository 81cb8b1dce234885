/** Command types of the embedded engine's protocol: text, passed on unchanged. */
export const OSMAND_TYPES: readonly string[] = ['custom'];
