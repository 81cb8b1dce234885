import type { ExportPicture } from '../../export';

/** Twice what a screen shows, so that it is sharp when printed. */
const RATIO = 2;
const EDGE_PX = 12;
const LINE_PX = 1.75;

/** One line of text where it is seen, in its own hand. */
function drawText(context: CanvasRenderingContext2D, element: Element, frame: DOMRect): void {
  const text = element.textContent.trim();
  const box = element.getBoundingClientRect();
  if (text === '' || box.width === 0) return;
  const style = getComputedStyle(element);
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = style.color;
  context.textBaseline = 'middle';
  context.fillText(text, box.left - frame.left, box.top - frame.top + box.height / 2);
}

/** Paints a part of the page in the light scheme while something is read from it: files are printed. */
function inLight<Result>(root: HTMLElement, read: () => Result): Result {
  const { scheme } = root.dataset;
  const { color } = root.style;
  root.dataset['scheme'] = 'light';
  root.style.color = 'var(--rastro-text)';
  try {
    return read();
  } finally {
    root.style.color = color;
    if (scheme === undefined) delete root.dataset['scheme'];
    else root.dataset['scheme'] = scheme;
  }
}

/**
 * The chart of a report as it is seen, with its axes and the vehicles of its lines, as a picture that files
 * hold, on white whatever the page looks like; undefined where nothing is drawn.
 */
export async function takeChartPicture(root: HTMLElement): Promise<ExportPicture | undefined> {
  const canvas = inLight(root, () => drawChart(root));
  const blob = await new Promise<Blob | null>((done) =>
    canvas ? canvas.toBlob(done, 'image/png') : done(null),
  );
  if (!blob) return undefined;
  return { type: 'image/png', bytes: new Uint8Array(await blob.arrayBuffer()) };
}

function drawChart(root: HTMLElement): HTMLCanvasElement | undefined {
  const svg = root.querySelector('.rastro-line-chart svg');
  if (!svg) return undefined;
  const frame = root.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((frame.width + EDGE_PX) * RATIO);
  canvas.height = Math.ceil(frame.height * RATIO);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const style = getComputedStyle(root);
  context.scale(RATIO, RATIO);
  context.fillStyle = style.getPropertyValue('--rastro-surface');
  context.fillRect(0, 0, canvas.width, canvas.height);
  const plot = svg.getBoundingClientRect();
  context.translate(plot.left - frame.left, plot.top - frame.top);
  context.strokeStyle = style.getPropertyValue('--rastro-border-strong');
  for (const share of [0, 0.5, 1]) {
    context.strokeRect(0, plot.height * share, plot.width, 0);
  }
  context.lineWidth = LINE_PX;
  context.lineJoin = context.lineCap = 'round';
  for (const path of svg.querySelectorAll('path')) {
    context.strokeStyle = getComputedStyle(path).color;
    context.stroke(new Path2D(path.getAttribute('d') ?? ''));
  }
  context.translate(frame.left - plot.left, frame.top - plot.top);
  const words = '.rastro-line-chart span, .rastro-chip[aria-pressed=true] b, h2';
  for (const element of root.querySelectorAll(words)) drawText(context, element, frame);
  for (const sign of root.querySelectorAll('.rastro-chip[aria-pressed=true] i')) {
    const box = sign.getBoundingClientRect();
    context.fillStyle = getComputedStyle(sign).backgroundColor;
    context.fillRect(box.left - frame.left, box.top - frame.top, box.width, box.height);
  }
  return canvas;
}
