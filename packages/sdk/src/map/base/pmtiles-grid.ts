import { GridLayer, type Coords, type DoneCallback } from 'leaflet';
import type { PMTiles } from 'pmtiles';

/** Image tiles out of a PMTiles file. */
export class PmtilesGrid extends GridLayer {
  private readonly file: PMTiles;
  private readonly stop = new AbortController();

  constructor(file: PMTiles, options: { maxNativeZoom: number; maxZoom: number }) {
    super({ ...options, className: 'rastro-tile' });
    this.file = file;
  }

  protected override createTile({ z, x, y }: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('img');
    tile.alt = '';
    this.fill(tile, { z, x, y }).then(
      () => done(undefined, tile),
      (error: Error) => done(error, tile),
    );
    return tile;
  }

  private async fill(tile: HTMLImageElement, at: { z: number; x: number; y: number }) {
    const found = await this.file.getZxy(at.z, at.x, at.y, this.stop.signal);
    if (!found) return; // the file has nothing there
    const address = URL.createObjectURL(new Blob([found.data]));
    try {
      tile.src = address;
      await tile.decode();
    } finally {
      URL.revokeObjectURL(address);
    }
  }

  override onRemove(...args: Parameters<GridLayer['onRemove']>): this {
    this.stop.abort();
    return super.onRemove(...args);
  }
}
