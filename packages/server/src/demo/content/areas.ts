/** Kind of an area; its text is `demo.area.` plus this. */
export type AreaKind =
  | 'district'
  | 'transitCenter'
  | 'parkAndRide'
  | 'station'
  | 'depot'
  | 'airport';

/** A named part of the fleet's city, as a fence's text: latitude before longitude. */
export interface CityArea {
  name: string;
  kind: AreaKind;
  area: string;
}

type Corner = readonly [latitude: number, longitude: number];

const district = (name: string, corners: readonly Corner[]): CityArea => ({
  name,
  kind: 'district',
  area: `POLYGON((${[...corners, ...corners.slice(0, 1)].map((at) => at.join(' ')).join(', ')}))`,
});

const stop = (name: string, kind: AreaKind, at: Corner, radiusMeters: number): CityArea => ({
  name,
  kind,
  area: `CIRCLE (${at.join(' ')}, ${radiusMeters})`,
});

// Corners that neighbours share.
const LAMAR_RIVER: Corner = [30.263, -97.759];
const LAMAR_MLK: Corner = [30.2835, -97.752];
const I35_RIVER: Corner = [30.2495, -97.7375];
const I35_MLK: Corner = [30.2795, -97.7305];
const I35_38TH: Corner = [30.2945, -97.7215];
const LAMAR_38TH: Corner = [30.303, -97.7465];
const I35_51ST: Corner = [30.311, -97.7115];
const LAMAR_51ST: Corner = [30.3225, -97.738];
const I35_HIGHWAY_183: Corner = [30.339, -97.698];
const LAMAR_HIGHWAY_183: Corner = [30.3535, -97.7135];
const SOUTH_OLTORF: Corner = [30.2335, -97.7415];
const SOUTH_LAMAR: Corner = [30.2455, -97.7805];
const BEN_WHITE_I35: Corner = [30.2155, -97.752];
const BEN_WHITE_LAMAR: Corner = [30.231, -97.7905];

/** Rough outlines, the stops first: a bus at a stop is named by that and not by the district around. */
export const CITY_AREAS: readonly CityArea[] = [
  stop('North Lamar Transit Center', 'transitCenter', [30.3502, -97.7122], 180),
  stop('South Congress Transit Center', 'transitCenter', [30.2231, -97.7668], 160),
  stop('Norwood Transit Center', 'transitCenter', [30.3402, -97.6912], 180),
  stop('Westgate Transit Center', 'transitCenter', [30.2291, -97.8003], 200),
  stop('Tech Ridge Park & Ride', 'parkAndRide', [30.4183, -97.6686], 250),
  stop('Southpark Meadows', 'parkAndRide', [30.1631, -97.7903], 300),
  stop('Domain Station', 'station', [30.4003, -97.7202], 250),
  stop('East 5th Street Depot', 'depot', [30.2543, -97.7106], 220),
  stop('Airport', 'airport', [30.1985, -97.667], 2_200),
  district('Downtown', [LAMAR_RIVER, LAMAR_MLK, I35_MLK, I35_RIVER]),
  district('UT Campus', [LAMAR_MLK, LAMAR_38TH, I35_38TH, I35_MLK]),
  district('Hyde Park', [LAMAR_38TH, LAMAR_51ST, I35_51ST, I35_38TH]),
  district('Crestview', [LAMAR_51ST, LAMAR_HIGHWAY_183, I35_HIGHWAY_183, I35_51ST]),
  district('Allandale', [
    LAMAR_38TH,
    [30.314, -97.764],
    [30.368, -97.747],
    LAMAR_HIGHWAY_183,
    LAMAR_51ST,
  ]),
  district('Mueller', [I35_38TH, I35_51ST, [30.307, -97.69], [30.284, -97.697]]),
  district('East Austin', [I35_RIVER, I35_MLK, I35_38TH, [30.284, -97.697], [30.248, -97.69]]),
  district('South Congress', [
    LAMAR_RIVER,
    I35_RIVER,
    SOUTH_OLTORF,
    BEN_WHITE_I35,
    [30.2225, -97.77],
  ]),
  district('South Lamar', [LAMAR_RIVER, SOUTH_LAMAR, BEN_WHITE_LAMAR, [30.2225, -97.77]]),
  district('East Riverside', [
    I35_RIVER,
    [30.248, -97.69],
    [30.213, -97.698],
    BEN_WHITE_I35,
    SOUTH_OLTORF,
  ]),
  district('St. Elmo', [
    BEN_WHITE_I35,
    [30.2225, -97.77],
    BEN_WHITE_LAMAR,
    [30.187, -97.812],
    [30.177, -97.765],
  ]),
  district('North Lamar', [
    LAMAR_HIGHWAY_183,
    [30.42, -97.692],
    [30.411, -97.668],
    I35_HIGHWAY_183,
  ]),
  district('Windsor Park', [I35_51ST, I35_HIGHWAY_183, [30.326, -97.665], [30.307, -97.69]]),
];
