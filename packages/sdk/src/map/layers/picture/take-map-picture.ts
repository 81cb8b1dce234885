import type { Map as LeafletMap } from 'leaflet';
import { createVariableReader, type ReadVariable } from '../../canvas/read-css-variable';
import { computeScaleBar } from '../../view/compute-scale-bar';

/** What is written on a picture of a map. */
interface PictureWords {
  system: 'metric' | 'imperial';
  /** The length of the scale's bar as the reader writes it. */
  formatLength: (value: number, unit: string) => string;
}

interface Part {
  image: HTMLCanvasElement | HTMLImageElement;
  box: DOMRect;
  opacity: number;
}

const EDGE_PX = 12;
const FONT_PX = 11;

/**
 * The map as it is seen, as a PNG file: its base map, lines and vehicles, the scale and whom it has its
 * data from. Tiles of a server that does not let pages read them are left out.
 */
export async function takeMapPicture(map: LeafletMap, words: PictureWords): Promise<Blob> {
  const container = map.getContainer();
  const frame = container.getBoundingClientRect();
  const ratio = window.devicePixelRatio || 1;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(frame.width * ratio);
  canvas.height = Math.round(frame.height * ratio);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.scale(ratio, ratio);
  const read = createVariableReader(container);
  context.fillStyle = read('map-land');
  context.fillRect(0, 0, frame.width, frame.height);
  for (const { image, box, opacity } of await listParts(container)) {
    context.globalAlpha = opacity;
    context.drawImage(image, box.left - frame.left, box.top - frame.top, box.width, box.height);
  }
  context.globalAlpha = 1;
  drawLabels(context, container, frame, read);
  drawFoot(context, map, read, words, frame);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      'image/png',
    ),
  );
}

/** Pictures of the map from the lowest to the highest. */
async function listParts(container: HTMLElement): Promise<Part[]> {
  const found = [
    ...container.querySelectorAll<HTMLElement>('.leaflet-pane canvas, img.leaflet-tile'),
  ]
    .filter((element) => getComputedStyle(element).visibility !== 'hidden')
    .map((element) => ({ element, box: element.getBoundingClientRect(), level: levelOf(element) }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
    .sort((a, b) => a.level - b.level);
  const parts = await Promise.all(
    found.map(async ({ element, box }): Promise<Part[]> => {
      const opacity = Number(getComputedStyle(element).opacity);
      if (element instanceof HTMLCanvasElement) {
        return element.width > 0 && element.height > 0 ? [{ image: element, box, opacity }] : [];
      }
      const image = element instanceof HTMLImageElement ? await openImage(element.src) : null;
      return image ? [{ image, box, opacity }] : [];
    }),
  );
  return parts.flat();
}

function levelOf(element: HTMLElement): number {
  let level = 0;
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    if (at.classList.contains('leaflet-map-pane')) break;
    if (!at.classList.contains('leaflet-pane')) continue;
    level = Number(getComputedStyle(at).zIndex) || level;
  }
  return level;
}

/** A tile once more, in a way that a page may read; null where its server does not let it. */
async function openImage(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

function drawBox(
  context: CanvasRenderingContext2D,
  text: string,
  at: { right?: number; left?: number; top: number },
  colors: { ground: string; ink: string },
) {
  const width = context.measureText(text).width + 12;
  const left = at.left ?? (at.right ?? 0) - width;
  context.fillStyle = colors.ground;
  context.fillRect(left, at.top, width, FONT_PX + 9);
  context.fillStyle = colors.ink;
  context.fillText(text, left + 6, at.top + (FONT_PX + 9) / 2);
  return { left, width };
}

function drawLabels(
  context: CanvasRenderingContext2D,
  container: HTMLElement,
  frame: DOMRect,
  read: ReadVariable,
) {
  context.font = `600 ${FONT_PX}px ${read('font-family')}`;
  context.textBaseline = 'middle';
  for (const label of container.querySelectorAll('.rastro-replay-label')) {
    const box = label.getBoundingClientRect();
    const at = { left: box.left - frame.left, top: box.top - frame.top };
    drawBox(context, label.textContent, at, { ground: read('accent'), ink: read('accent-text') });
  }
}

/** The scale at the lower left, the credits at the lower right. */
function drawFoot(
  context: CanvasRenderingContext2D,
  map: LeafletMap,
  read: ReadVariable,
  { system, formatLength }: PictureWords,
  frame: DOMRect,
) {
  const colors = { ground: read('surface-raised'), ink: read('text-muted') };
  context.font = `400 ${FONT_PX}px ${read('font-family')}`;
  const top = frame.height - EDGE_PX - FONT_PX - 9;
  const { widthPx, value, unit } = computeScaleBar(map.getCenter().lat, map.getZoom(), system);
  const text = formatLength(value, unit);
  const scale = drawBox(context, text, { left: EDGE_PX + widthPx + 8, top }, colors);
  context.fillStyle = colors.ground;
  context.fillRect(EDGE_PX, top, scale.left - EDGE_PX, FONT_PX + 9);
  context.strokeStyle = colors.ink;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(EDGE_PX + 6, top + 8);
  context.lineTo(EDGE_PX + 6, top + 13);
  context.lineTo(EDGE_PX + 6 + widthPx, top + 13);
  context.lineTo(EDGE_PX + 6 + widthPx, top + 8);
  context.stroke();
  const credits = map.getContainer().parentElement?.querySelector('.rastro-map-credits');
  const credit = credits?.textContent ?? '';
  if (credit !== '') drawBox(context, credit, { right: frame.width - EDGE_PX, top }, colors);
}
