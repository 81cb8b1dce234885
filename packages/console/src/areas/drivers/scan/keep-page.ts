import { LOCALES } from '@rastro/sdk/domain';
import { loadNamespace, type Namespace } from '@rastro/sdk/words';

/** Cache prefix, the same as in the worker, which deletes caches of other names. */
const KEPT = 'driver-page-1 ';
const PAGE = '/qr-driver';
/** Namespaces of words for every page and for this one. */
const WORDS: readonly Namespace[] = [
  'shell',
  'errors',
  'refusals',
  'sign-in',
  'driver',
  'consents',
];
/** No file of a page is as large; base maps are. */
const MAX_BYTES = 2_000_000;

/** Names the build that runs; null where it is none. */
const readBuild = (): string | null => {
  const path = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
  return path?.startsWith('/assets/') ? path : null;
};

const listAddresses = (entries: PerformanceEntryList): string[] =>
  (entries as PerformanceResourceTiming[])
    .filter(({ decodedBodySize }) => decodedBodySize < MAX_BYTES)
    .map(({ name }) => name);

const isFile = (address: string): boolean => {
  const { origin, pathname } = new URL(address);
  const isOwn = origin === window.location.origin && !pathname.startsWith('/api/');
  return isOwn && pathname.includes('/assets/');
};

const listIcons = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"], link[rel$="-icon"]')].map(
    ({ href }) => href,
  );

/**
 * Keeps the page that is open, with all that it has fetched and fetches, for a phone without network. A build that has
 * been kept whole takes the place of those before. Returns how to stop.
 */
export function keepPage(): () => void {
  const build = readBuild();
  const isAble = 'serviceWorker' in navigator && 'caches' in globalThis;
  if (!isAble || build === null) return () => undefined;
  const name = KEPT + build;
  const seen = new Set<string>();
  let work: Promise<unknown> = navigator.serviceWorker.register('/sw.js', {
    updateViaCache: 'none',
  });
  const then = (step: () => Promise<void>) => {
    // What could not be kept is kept by a later visit.
    work = work.then(step).catch(() => undefined);
  };
  const keepFiles = async (addresses: readonly string[]): Promise<void> => {
    const cache = await caches.open(name);
    for (const address of addresses) {
      if (seen.has(address) || !isFile(address)) continue;
      if (!(await cache.match(address))) await cache.add(address);
      seen.add(address);
    }
  };
  const keepDocument = async (): Promise<void> => {
    const answer = await fetch(PAGE, { cache: 'no-cache' });
    const copy = answer.clone();
    // The server may have another build already, whose files are not here.
    if (!answer.ok || !(await answer.text()).includes(build)) return;
    await (await caches.open(name)).put(PAGE, copy);
    const others = (await caches.keys()).filter((key) => key.startsWith(KEPT) && key !== name);
    await Promise.all(others.map((key) => caches.delete(key)));
  };
  const observer = new PerformanceObserver((list) => {
    const found = listAddresses(list.getEntries());
    then(() => keepFiles(found));
  });
  observer.observe({ type: 'resource', buffered: true });
  // Without who is signed in the page may speak another language.
  const words = LOCALES.flatMap((locale) => WORDS.map((each) => loadNamespace(locale, each)));
  then(async () => {
    await Promise.all(words);
    const fetched = listAddresses(performance.getEntriesByType('resource'));
    await keepFiles([...fetched, ...listIcons()]);
    await keepDocument();
  });
  return () => observer.disconnect();
}
