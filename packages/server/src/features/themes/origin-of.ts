import type { DomainOf } from './domain-of';

/** Where the links of an account begin: at the domain whose brand it has, else at the server's own address. */
export const createOriginOf =
  <Url extends string | undefined>(publicUrl: Url, domainOf: DomainOf) =>
  async (userId: number): Promise<Url | string> => {
    const domain = publicUrl === undefined ? undefined : await domainOf(userId);
    if (publicUrl === undefined || domain === undefined) return publicUrl;
    const url = new URL(publicUrl);
    url.hostname = domain;
    return url.origin;
  };
