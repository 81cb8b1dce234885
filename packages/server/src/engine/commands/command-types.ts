/** What the protocol of the embedded engine hands over: text as it is. */
export const OSMAND_TYPES: readonly string[] = ['custom'];
