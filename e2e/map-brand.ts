import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  encodePmtiles,
  encodePngTile,
  encodeVectorTile,
  TILE_EXTENT,
  type Tile,
} from './map-files';

const TILE_ZOOM = 8;
const GREEN: [number, number, number] = [196, 222, 190];
const BLUE: [number, number, number] = [190, 206, 232];

/** A tile server of image tiles that remembers who asked. */
export interface TileServer {
  url: string;
  port: number;
  referrers: Set<string>;
  stop(): Promise<void>;
}

export async function startTileServer(port = 0): Promise<TileServer> {
  const tile = encodePngTile(GREEN);
  const referrers = new Set<string>();
  const server: Server = createServer((request, response) => {
    referrers.add(request.headers.referer ?? '');
    if (!/^\/\d+\/\d+\/\d+\.png$/.test(request.url ?? '')) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': 'image/png' }).end(tile);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${taken}`,
    port: taken,
    referrers,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const toX = (longitude: number) => ((longitude + 180) / 360) * 2 ** TILE_ZOOM;
const toY = (latitude: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** TILE_ZOOM;
};

/** A grid of lines every 0.01°, over the tiles that hold the demo's city. */
function makeCityTiles(): Tile[] {
  const tiles: Tile[] = [];
  const [west, east] = [Math.floor(toX(-98)), Math.floor(toX(-97.5))];
  const [north, south] = [Math.floor(toY(30.6)), Math.floor(toY(30))];
  for (let x = west; x <= east; x++) {
    for (let y = north; y <= south; y++) {
      const columns = Array.from({ length: 120 }, (_, at) => toX(-98.2 + at * 0.01))
        .map((at) => Math.round((at - x) * TILE_EXTENT))
        .filter((at) => at >= 0 && at <= TILE_EXTENT);
      const rows = Array.from({ length: 120 }, (_, at) => toY(29.8 + at * 0.01))
        .map((at) => Math.round((at - y) * TILE_EXTENT))
        .filter((at) => at >= 0 && at <= TILE_EXTENT);
      const lines = [
        ...columns.map((at) => [[at, 0] as const, [at, TILE_EXTENT] as const]),
        ...rows.map((at) => [[0, at] as const, [TILE_EXTENT, at] as const]),
      ];
      tiles.push({ z: TILE_ZOOM, x, y, data: encodeVectorTile('streets', lines) });
    }
  }
  return tiles;
}

const makeStyle = (ground: string, road: string) => ({
  version: 8,
  sources: { city: { type: 'vector' } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': ground } },
    {
      id: 'streets',
      type: 'line',
      source: 'city',
      'source-layer': 'streets',
      paint: { 'line-color': road, 'line-width': 3 },
    },
  ],
});

/** A brand with a base map of each kind: `tilesUrl` is a tile server's. */
export function makeMapBrand(tilesUrl: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-brand-'));
  const put = (name: string, content: string | Buffer) =>
    writeFileSync(join(folder, name), content);
  const city = makeCityTiles();
  put('city.pmtiles', encodePmtiles(city, 'vector'));
  const picture = encodePngTile(BLUE);
  put(
    'photo.pmtiles',
    encodePmtiles(
      city.map((tile) => ({ ...tile, data: picture })),
      'image',
    ),
  );
  put('day.json', JSON.stringify(makeStyle('#eef0f2', '#b9c0ca')));
  put('night.json', JSON.stringify(makeStyle('#1b1f25', '#59616c')));
  const layers = [
    {
      id: 'images',
      name: 'Imagens',
      url: `${tilesUrl}/{z}/{x}/{y}.png`,
      attribution: '© Imagens',
      scheme: 'light',
    },
    ...(['day', 'night'] as const).map((id) => ({
      id,
      name: 'Cidade',
      pmtiles: 'city.pmtiles',
      style: `${id}.json`,
      attribution: '© <a href="https://city.example">Cidade</a>',
      scheme: id === 'day' ? 'light' : 'dark',
    })),
    { id: 'photo', name: 'Foto', pmtiles: 'photo.pmtiles', attribution: '© Foto' },
  ];
  put('branding.json', JSON.stringify({ productName: 'Mapas', map: { layers } }));
  return folder;
}
