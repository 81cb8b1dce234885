const RADIUS_PX = 8;

/** The number of a vehicle that is followed, where its trail begins: a colour alone says too little. */
export function drawTrailNumber(
  context: CanvasRenderingContext2D,
  at: { x: number; y: number },
  { number, ink, surface, text }: { number: number; ink: string; surface: string; text: string },
): void {
  context.beginPath();
  context.arc(at.x, at.y, RADIUS_PX, 0, Math.PI * 2);
  context.fillStyle = surface;
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = ink;
  context.stroke();
  context.fillStyle = text;
  context.font = '650 11px sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(number), at.x, at.y + 0.5);
}
