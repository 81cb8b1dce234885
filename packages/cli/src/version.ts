declare const CLI_VERSION: string | undefined;

/** The version of this command line; `0.0.0` when it runs from its sources. */
export const version = typeof CLI_VERSION === 'string' ? CLI_VERSION : '0.0.0';
