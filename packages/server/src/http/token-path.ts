/** Addresses of pages that carry a token in their path; the first group is what stands before it. */
export const TOKEN_PATH = /^(\/(?:share|login\/(?:recover|confirm|receive)|reports\/sent)\/)[^/]+/;
