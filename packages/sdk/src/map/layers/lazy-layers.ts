import { lazy, type ComponentType } from 'react';

const None = () => null;

/** An extra of a map, fetched when there is one to draw; where it does not come the map goes without. */
const lazyExtra = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    load().then(
      (extra) => ({ default: extra }),
      () => ({ default: None as ComponentType<P> }),
    ),
  );

/** `StreetsLayer`, which few maps have. */
export const LazyStreets = lazyExtra(
  async () => (await import('./streets/streets-layer')).StreetsLayer,
);

/** `Trail`, which a map has while a vehicle is followed. */
export const LazyTrail = lazyExtra(async () => (await import('./route/trail')).Trail);
