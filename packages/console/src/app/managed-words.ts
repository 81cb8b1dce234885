/** Namespaces of words for a resource page, beside its own. */
export const MANAGED_WORDS = ['manage', 'resource', 'members', 'attributes', 'problems'] as const;
