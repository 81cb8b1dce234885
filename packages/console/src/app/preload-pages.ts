import { pageImports } from './page-imports';
import { SETUP_PATH } from './paths';

type PageName = keyof typeof pageImports;

/** The files that the page at an address is made of, in the order they are drawn. */
export function resolvePageNames(pathname: string): readonly PageName[] {
  if (pathname.startsWith('/login/recover/')) return ['recover'];
  if (pathname.startsWith('/login/confirm/')) return ['confirm'];
  if (pathname.startsWith('/login')) return ['login'];
  if (pathname === '/maintenance') return [];
  if (pathname === SETUP_PATH) return ['setup'];
  if (pathname.startsWith('/devices/')) return ['signedIn', 'device'];
  return pathname.startsWith('/history') ? ['signedIn', 'history'] : ['signedIn'];
}

/** Fetches the code of pages ahead; what does not come is asked for again when the page is shown. */
export function preloadPages(names: readonly PageName[]): void {
  for (const name of names) pageImports[name]().catch(() => undefined);
}

/** Safari has no idle time to offer: soon, but not now. */
const SOON_MS = 200;

const whenIdle = (task: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, SOON_MS);
  return () => clearTimeout(timer);
};

/**
 * Fetches the code of pages ahead, one after the other, each when nothing else is to be done: to read
 * it takes as long as to answer a click.
 * @returns stops it
 */
export function preloadPagesWhenIdle([name, ...later]: readonly PageName[]): () => void {
  if (!name) return () => undefined;
  let isStopped = false;
  let stop = whenIdle(() => {
    pageImports[name]()
      .catch(() => undefined)
      .then(() => {
        if (!isStopped) stop = preloadPagesWhenIdle(later);
      });
  });
  return () => {
    isStopped = true;
    stop();
  };
}
