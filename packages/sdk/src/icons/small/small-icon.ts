/** A small drawing: what is filled (holes by even-odd), what lies over that, and lines of one unit. */
export interface SmallIcon {
  readonly body: string;
  readonly over?: string;
  readonly lines?: string;
}

/** Side of the square that a small drawing fills, in units. */
export const SMALL_ICON_UNITS = 16;
