/** What the page of a resource says, beside its own words. */
export const MANAGED_WORDS = ['manage', 'resource', 'members', 'attributes', 'problems'] as const;
