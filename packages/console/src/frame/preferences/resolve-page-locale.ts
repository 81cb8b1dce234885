import { orderReading, readText, resolveLocale, type WornBrand } from '@rastro/sdk/domain';

type AttributeOwner = { attributes: Record<string, unknown> } | null;

/** Everything that can ask for a language, the browser's own parts included. */
export type PageLocaleSources = {
  chosen: string | null;
  /** Chosen since the page was loaded: above `?locale=`; an older choice stands below it. */
  isChosenFresh: boolean;
  query: string | null;
  user: AttributeOwner;
  server: AttributeOwner;
  prefix: string;
  browser: readonly string[];
  page: string;
  /** The brand that the page wears; one of a domain decides before the server does. */
  brand: WornBrand;
  /** The languages there are. */
  spoken: readonly string[];
};

/** The page's language: decision 3, with this browser's own choice in the user's place. */
export function resolvePageLocale(sources: PageLocaleSources): string {
  const { prefix, spoken, server, brand } = sources;
  // A language that the brand has no longer was never chosen.
  const chosen = sources.chosen !== null && spoken.includes(sources.chosen) ? sources.chosen : null;
  const langOf = (owner: AttributeOwner) =>
    readText(owner, `${prefix}.lang`) || readText(owner, 'language') || null;
  const said = orderReading<AttributeOwner | string>({
    user: chosen ?? sources.user,
    server,
    reseller: (brand.serverBrand && brand.defaultLanguage) ?? null,
  });
  const asked = {
    query: sources.isChosenFresh ? chosen : sources.query,
    said: said.map((owner) => (typeof owner === 'string' ? owner : langOf(owner))),
    browser: sources.browser,
    page: sources.page,
  };
  return resolveLocale(asked, spoken);
}
