/** The data policy of a brand, as it is told to its people. */
export interface PolicyInForce {
  /** Domain of the brand; empty for the server's own. */
  domain: string;
  /** Version that people accept; null where no acceptance is required. */
  version: string | null;
  /** Empty where the text is here. */
  url: string;
  text: string | null;
  contact: PrivacyContact | null;
}

/** Contact responsible for personal data. */
export interface PrivacyContact {
  name: string;
  email: string | null;
  phone: string | null;
  url: string | null;
}

/** Finds the data policy of the brand that an account has. */
export type PolicyOf = (userId: number) => Promise<PolicyInForce>;
