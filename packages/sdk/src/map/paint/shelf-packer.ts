/** A place in an atlas, device px. */
export interface PackedCell {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Packs rectangles into square pages in rows as high as their first member, with a gutter of 1 px.
 * @param pageSize side of a page in px
 * @param maxPages when they are full, `place` answers `undefined` and the owner starts anew
 */
export function createShelfPacker(pageSize: number, maxPages: number) {
  let page = 0;
  let shelfX = 1;
  let shelfY = 1;
  let shelfHeight = 0;
  return {
    place(width: number, height: number): PackedCell | undefined {
      if (width + 2 > pageSize || height + 2 > pageSize) return undefined;
      if (shelfX + width + 1 > pageSize || height > shelfHeight) {
        if (shelfX > 1) shelfY += shelfHeight + 1;
        shelfX = 1;
        shelfHeight = height;
      }
      if (shelfY + height + 1 > pageSize) {
        page++;
        shelfX = 1;
        shelfY = 1;
        shelfHeight = height;
      }
      if (page >= maxPages) return undefined;
      const cell = { page, x: shelfX, y: shelfY, width, height };
      shelfX += width + 1;
      return cell;
    },
    reset() {
      page = 0;
      shelfX = 1;
      shelfY = 1;
      shelfHeight = 0;
    },
  };
}
