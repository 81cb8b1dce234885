import { readText, resolveLocale } from '@rastro/sdk/domain';

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
  /** The languages there are. */
  spoken: readonly string[];
};

/** The page's language: decision 3, with this browser's own choice in the user's place. */
export function resolvePageLocale(sources: PageLocaleSources): string {
  const { prefix, spoken } = sources;
  // A language that the brand has no longer was never chosen.
  const chosen = sources.chosen !== null && spoken.includes(sources.chosen) ? sources.chosen : null;
  const langOf = (owner: AttributeOwner) => readText(owner, `${prefix}.lang`) || null;
  const asked = {
    query: sources.isChosenFresh ? chosen : sources.query,
    user: chosen ?? langOf(sources.user),
    server: langOf(sources.server),
    browser: sources.browser,
    page: sources.page,
  };
  return resolveLocale(asked, spoken);
}
