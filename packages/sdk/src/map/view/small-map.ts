/** A phone: its map has room for layers and for showing all, and what else there is stands in a menu. */
export const SMALL_MAP_QUERY = '(max-width: 480px)';
