/** The data policy of a brand, as it is told to its people. */
export interface PolicyInForce {
  /** Whose it is; empty for the server's own. */
  domain: string;
  /** What people accept; null where nobody is asked. */
  version: string | null;
  /** Empty where the text is here. */
  url: string;
  text: string | null;
  contact: PrivacyContact | null;
}

/** Who answers for personal data. */
export interface PrivacyContact {
  name: string;
  email: string | null;
  phone: string | null;
  url: string | null;
}

/** Finds the data policy of the brand that an account has. */
export type PolicyOf = (userId: number) => Promise<PolicyInForce>;
