/** Addresses of a brand's own words, by language. */
export type BrandAddresses = Readonly<Record<string, string>>;
