import type { Picture } from './decode-picture';

/** Reads the code in what a camera shows; null where it sees none. */
export type PictureReader = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Larger pictures take a cheap phone too long, and show no more of a code. */
const MAX_SIDE = 800;

/** The browser's own reader; null where it has none, or one that reads no such codes. */
async function findDetector(): Promise<Detector | null> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (!Own) return null;
  const formats = await Own.getSupportedFormats().catch((): string[] => []);
  return formats.includes('qr_code') ? new Own({ formats: ['qr_code'] }) : null;
}

/** Draws what a camera shows; null before it shows something. */
function createDrawer(): (video: HTMLVideoElement) => Picture | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws nothing.');
  return (video) => {
    const { videoWidth, videoHeight } = video;
    if (videoWidth === 0 || videoHeight === 0) return null;
    const scale = Math.min(1, MAX_SIDE / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  };
}

async function createOwnReader(): Promise<PictureReader> {
  const { decodePicture } = await import('./decode-picture');
  const draw = createDrawer();
  return async (video) => {
    const picture = draw(video);
    return picture && decodePicture(picture);
  };
}

/** Reads codes by what the browser has for it; by the product's own reader where that is nothing, or fails. */
export async function createPictureReader(): Promise<PictureReader> {
  const detector = await findDetector();
  if (!detector) return createOwnReader();
  let own: PictureReader | undefined;
  return async (video) => {
    if (own) return own(video);
    try {
      const [found] = await detector.detect(video);
      return found?.rawValue ?? null;
    } catch (error) {
      // Before the first picture browsers refuse to look.
      if (error instanceof DOMException && error.name === 'InvalidStateError') return null;
      own = await createOwnReader();
      return null;
    }
  };
}

/** Fetches what reading takes, so that it is there without a network. */
export async function loadPictureReader(): Promise<void> {
  await createPictureReader();
}
