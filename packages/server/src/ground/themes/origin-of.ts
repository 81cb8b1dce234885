import type { DomainOf } from './domain-of';

/**
 * Creates the function for the base address of an account's links: the domain of its brand, else
 * the server's own address.
 */
export const createOriginOf =
  <Url extends string | undefined>(publicUrl: Url, domainOf: DomainOf) =>
  async (userId: number): Promise<Url | string> => {
    const domain = publicUrl === undefined ? undefined : await domainOf(userId);
    if (publicUrl === undefined || domain === undefined) return publicUrl;
    const url = new URL(publicUrl);
    url.hostname = domain;
    return url.origin;
  };
