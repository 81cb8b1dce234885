import type { PaintList } from './paint-list';
import type { Paint2D } from '../canvas/paint-surface';

/** Side of a tile, device px. */
const TILE_PX = 64;

/** Above this share of changed tiles one pass over everything is cheaper. */
const WHOLE_SHARE = 0.6;

/** Small numbers alone mix to 0, which is the number of an empty tile. */
const SEED = 0x2545f491;

/** Opacity of vehicles in the background. */
const FAINT_ALPHA = 0.6;

const mix = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};

function drawSprite(context: Paint2D, list: PaintList, index: number) {
  const { canvas, x, y, width, height } = list.items[index]!;
  const [left, top] = [list.left[index]!, list.top[index]!];
  context.globalAlpha = list.looks[index]! < 0 ? FAINT_ALPHA : 1;
  context.drawImage(canvas, x, y, width, height, left, top, width, height);
}

/**
 * Paints lists on a canvas that keeps its picture: each tile has a number made of what touches it,
 * in order; only tiles whose number has changed are painted again.
 */
export function createTilePainter(
  drawItem: (context: Paint2D, list: PaintList, index: number) => void = drawSprite,
) {
  let columns = 0;
  let rows = 0;
  let hashes = new Int32Array(0);
  let before = new Int32Array(0);
  let rowItems: number[][] = [];

  const columnOf = (x: number) => Math.min(columns - 1, Math.max(0, Math.floor(x / TILE_PX)));
  const rowOf = (y: number) => Math.min(rows - 1, Math.max(0, Math.floor(y / TILE_PX)));

  function resize(width: number, height: number) {
    columns = Math.ceil(width / TILE_PX);
    rows = Math.ceil(height / TILE_PX);
    hashes = new Int32Array(columns * rows);
    before = new Int32Array(columns * rows);
    rowItems = Array.from({ length: rows }, () => []);
  }

  function fillTiles(list: PaintList, width: number, height: number) {
    hashes.fill(0);
    for (const items of rowItems) items.length = 0;
    for (let index = 0; index < list.count; index++) {
      const [left, top] = [list.left[index]!, list.top[index]!];
      const [right, bottom] = [list.right[index]!, list.bottom[index]!];
      if (right <= 0 || bottom <= 0 || left >= width || top >= height) continue;
      const look = mix(mix(mix(SEED, list.looks[index]!), left), top);
      const [firstColumn, lastColumn] = [columnOf(left), columnOf(right - 1)];
      const lastRow = rowOf(bottom - 1);
      for (let row = rowOf(top); row <= lastRow; row++) {
        rowItems[row]!.push(index);
        for (let column = firstColumn; column <= lastColumn; column++) {
          const tile = row * columns + column;
          hashes[tile] = mix(hashes[tile]!, look);
        }
      }
    }
  }

  function countChanged(): number {
    let changed = 0;
    for (let tile = 0; tile < hashes.length; tile++) if (hashes[tile] !== before[tile]) changed++;
    return changed;
  }

  /** Paints a row of neighbouring tiles. */
  function paintRun(context: Paint2D, list: PaintList, row: number, first: number, end: number) {
    const left = first * TILE_PX;
    const right = end * TILE_PX;
    const top = row * TILE_PX;
    context.save();
    context.beginPath();
    context.rect(left, top, right - left, TILE_PX);
    context.clip();
    context.clearRect(left, top, right - left, TILE_PX);
    for (const index of rowItems[row]!) {
      if (list.right[index]! > left && list.left[index]! < right) drawItem(context, list, index);
    }
    context.restore();
  }

  function paintChanged(context: Paint2D, list: PaintList) {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const start = column;
        const isChanged = (at: number) => hashes[row * columns + at] !== before[row * columns + at];
        while (column < columns && isChanged(column)) column++;
        if (column > start) paintRun(context, list, row, start, column);
      }
    }
  }

  return {
    /**
     * Brings the canvas from the last list to this one.
     * @param isEmpty the canvas holds nothing of the last list
     * @returns whether anything had to be painted
     */
    paint(
      context: Paint2D,
      list: PaintList,
      size: { width: number; height: number },
      isEmpty: boolean,
    ): boolean {
      const { width, height } = size;
      if (Math.ceil(width / TILE_PX) !== columns || Math.ceil(height / TILE_PX) !== rows) {
        resize(width, height);
        isEmpty = true;
      }
      fillTiles(list, width, height);
      const changed = isEmpty ? hashes.length : countChanged();
      if (changed > hashes.length * WHOLE_SHARE) {
        context.clearRect(0, 0, width, height);
        for (let index = 0; index < list.count; index++) drawItem(context, list, index);
      } else if (changed > 0) {
        paintChanged(context, list);
      }
      [hashes, before] = [before, hashes];
      return changed > 0;
    },
  };
}
