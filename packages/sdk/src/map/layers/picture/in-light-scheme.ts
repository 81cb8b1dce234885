import { watchColors } from '../../canvas/watch-colors';

/** Longer is not waited for colours that do not change, ms. */
const MAX_WAIT_MS = 500;

/** Has the map at an element painted in the light scheme while something is read from it: files are printed. */
export async function inLightScheme<Result>(
  container: HTMLElement,
  read: () => Promise<Result>,
): Promise<Result> {
  if (getComputedStyle(container).colorScheme !== 'dark') return read();
  const { scheme } = container.dataset;
  const { colorScheme } = container.style;
  const painted = waitForColors(container);
  container.dataset['scheme'] = 'light';
  container.style.colorScheme = 'light';
  try {
    await painted;
    return await read();
  } finally {
    container.style.colorScheme = colorScheme;
    if (scheme === undefined) delete container.dataset['scheme'];
    else container.dataset['scheme'] = scheme;
  }
}

/** Until what watches the colours of a map has heard of new ones and has painted with them. */
async function waitForColors(container: HTMLElement): Promise<void> {
  let stop: (() => void) | undefined;
  await new Promise<void>((heard) => {
    stop = watchColors(container, heard);
    // A transition starts only from colours that were there before.
    container.getBoundingClientRect();
    setTimeout(heard, MAX_WAIT_MS);
  });
  stop?.();
  // Layers that are made anew in the other scheme are there a frame later.
  for (let frames = 0; frames < 2; frames += 1) await nextFrame();
}

/** A page that nobody sees draws no frames. */
const nextFrame = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => done());
    setTimeout(done, MAX_WAIT_MS);
  });
