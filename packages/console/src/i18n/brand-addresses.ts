/** Where a brand's own words are fetched, by language. */
export type BrandAddresses = Readonly<Record<string, string>>;
