/** From a picture's edges to what is written on it, px. */
export const EDGE_PX = 12;
/** Height of a line that is written on a picture, px. */
export const LINE_PX = 20;
const APART_PX = 8;

/**
 * Places the scale and the credits at the foot of a picture, in px from its top and left: side by
 * side where both fit, else the scale above. Credits wider than the picture are drawn narrower.
 */
export function placeFoot(
  picture: { width: number; height: number },
  scaleWidth: number,
  creditsWidth: number,
): { scaleTop: number; credits: { left: number; top: number; width: number } } {
  const top = picture.height - EDGE_PX - LINE_PX;
  const width = Math.min(creditsWidth, picture.width - 2 * EDGE_PX);
  const left = picture.width - EDGE_PX - width;
  const isBeside = width <= 0 || EDGE_PX + scaleWidth + APART_PX <= left;
  return {
    scaleTop: isBeside ? top : top - LINE_PX - APART_PX / 2,
    credits: { left, top, width },
  };
}
