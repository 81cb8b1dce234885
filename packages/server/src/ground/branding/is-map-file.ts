const MAP_FILE = /\.(json|pbf|mvt|pmtiles)$|@2x\.png$/i;

/** Maps that lie in the server's folder, which the brand of every domain may show. */
export const isMapFile = (name: string): boolean => !name.includes('/') && MAP_FILE.test(name);
