/** The whole world on a screen. */
export const MIN_ZOOM = 2;

/** Closer up there is nothing to see. */
export const MAX_ZOOM = 19;
