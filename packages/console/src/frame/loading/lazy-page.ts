import type { Namespace } from '@rastro/sdk/words';
import { createElement, lazy, useState, type ComponentType, type ReactElement } from 'react';
import { needWords } from '../i18n/page-words';
import { loadChunk } from './load-chunk';

/** A component whose code comes when it is first shown, or earlier when `load` is called. */
export type LazyPage<Props = object> = ComponentType<Props> & {
  /** Fetches the code. Throws ChunkError when it does not come; a later call tries again. */
  load(): Promise<void>;
};

const renewals = new Set<() => void>();

/** Makes parts that failed to load load again when next shown, as when the server is back. */
export function forgetFailedParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/**
 * A page, or a part of one, whose code comes when it is first shown, and beside it the words that it
 * says and not every page. What has come is drawn at once.
 */
export function lazyPage<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  ...namespaces: readonly Namespace[]
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const importAll = async () => {
    const [component] = await Promise.all([importComponent(), needWords(...namespaces)]);
    return component;
  };
  const load = async () => (loaded = await loadChunk(importAll));
  const wait = () =>
    lazy(async () => {
      // React keeps a failure for ever. Trying anew by itself would never end.
      renewals.add(() => (Waiting = wait()));
      return { default: await load() };
    });
  let Waiting = wait();

  function Page(props: Props): ReactElement {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return createElement(Component, props);
  }
  return Object.assign(Page, {
    async load() {
      await load();
    },
  });
}

/** A page whose code is there from the start: what says that the server is away needs no server. */
export function loadedPage<Props extends object>(Component: ComponentType<Props>): LazyPage<Props> {
  return Object.assign((props: Props) => createElement(Component, props), {
    load: async () => undefined,
  });
}
