/** Options of a route whose body is read from anybody: it says who they are, and no more. */
export const FOR_STRANGERS = { bodyLimit: 4 * 1024 } as const;
