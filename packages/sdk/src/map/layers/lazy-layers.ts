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

/** `FollowLayer`, which a map has while vehicles are followed. */
export const LazyFollow = lazyExtra(
  async () => (await import('./follow/follow-layer')).FollowLayer,
);
