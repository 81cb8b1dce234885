import { lazy, Suspense, type ComponentType } from 'react';

const None = () => null;

/**
 * An extra of a map, fetched when there is one to draw; until it is here, and where it does not come,
 * the map goes without.
 */
function lazyExtra<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Extra: ComponentType<P> = lazy(() =>
    load().then(
      (extra) => ({ default: extra }),
      () => ({ default: None as ComponentType<P> }),
    ),
  );
  return function MapExtra(props: P) {
    return (
      <Suspense>
        <Extra {...props} />
      </Suspense>
    );
  };
}

/** `BaseMap`, where no tiles are drawn. */
export const LazyBaseMap = lazyExtra(async () => (await import('./land/base-map')).BaseMap);

/** `IncludedMapLayer`, where no tiles are drawn. */
export const LazyIncludedMap = lazyExtra(
  async () => (await import('./included/included-map-layer')).IncludedMapLayer,
);

/** `VehicleExtras`, which a map has while a vehicle is followed or selected. */
export const LazyVehicleExtras = lazyExtra(
  async () => (await import('./vehicle-extras')).VehicleExtras,
);

/** `FenceLayer`, which a map has while fences are shown. */
export const LazyFences = lazyExtra(async () => (await import('./fences/fence-layer')).FenceLayer);

/** `MapLegend`, which few maps have open. */
export const LazyLegend = lazyExtra(async () => (await import('./legend/map-legend')).MapLegend);

/** `MapCredits`, which a map has whose data somebody made. */
export const LazyCredits = lazyExtra(async () => (await import('../view/map-credits')).MapCredits);

/** `FarChips`, which a map has while no vehicle is chosen. */
export const LazyFarChips = lazyExtra(async () => (await import('./far/far-chips')).FarChips);
