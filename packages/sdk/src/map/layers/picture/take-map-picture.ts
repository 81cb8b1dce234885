import type { Map as LeafletMap } from 'leaflet';
import { createVariableReader, type ReadVariable } from '../../canvas/read-css-variable';
import { computeScaleBar } from '../../view/compute-scale-bar';
import { EDGE_PX, LINE_PX, placeFoot } from './place-foot';

/** Texts on a picture of a map. */
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

const FONT_PX = 11;
/** At both ends of what is written. */
const PAD_PX = 6;

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
  { left, top, width }: { left: number; top: number; width?: number },
  colors: { ground: string; ink: string },
) {
  const wide = width ?? widthOf(context, text);
  context.fillStyle = colors.ground;
  context.fillRect(left, top, wide, LINE_PX);
  context.fillStyle = colors.ink;
  context.fillText(text, left + PAD_PX, top + LINE_PX / 2, wide - 2 * PAD_PX);
}

const widthOf = (context: CanvasRenderingContext2D, text: string): number =>
  text === '' ? 0 : context.measureText(text).width + 2 * PAD_PX;

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
  const { widthPx, value, unit } = computeScaleBar(map.getCenter().lat, map.getZoom(), system);
  const text = formatLength(value, unit);
  const barPx = widthPx + PAD_PX + 2;
  const credits = map.getContainer().parentElement?.querySelector('.rastro-map-credits');
  const credit = credits?.textContent ?? '';
  const scaleWidth = barPx + widthOf(context, text);
  const foot = placeFoot(frame, scaleWidth, widthOf(context, credit));
  const top = foot.scaleTop;
  drawBox(context, text, { left: EDGE_PX + barPx, top }, colors);
  context.fillStyle = colors.ground;
  context.fillRect(EDGE_PX, top, barPx, LINE_PX);
  context.strokeStyle = colors.ink;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(EDGE_PX + PAD_PX, top + 8);
  context.lineTo(EDGE_PX + PAD_PX, top + 13);
  context.lineTo(EDGE_PX + PAD_PX + widthPx, top + 13);
  context.lineTo(EDGE_PX + PAD_PX + widthPx, top + 8);
  context.stroke();
  if (credit !== '') drawBox(context, credit, foot.credits, colors);
}
