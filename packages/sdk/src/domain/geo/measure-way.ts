import { haversineMeters, type Place } from './distance';

/** The metres from the first place to each, along great circles; 0 for the first. */
export function measureWay(places: readonly Place[]): number[] {
  let meters = 0;
  return places.map((place, index) => {
    const before = places[index - 1];
    if (before) meters += haversineMeters(before, place);
    return meters;
  });
}
