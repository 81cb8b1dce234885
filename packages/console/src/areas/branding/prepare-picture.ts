/** A side of a picture on a page needs no more; a photograph of a phone has 4,000. */
const MAX_SIDE_PX = 1_920;
const DRAWN_ANEW = new Set(['image/png', 'image/jpeg', 'image/webp']);
const ENDINGS: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/x-icon': 'ico',
  'image/vnd.microsoft.icon': 'ico',
};

/** A picture that was chosen, ready to be sent. */
export interface PreparedPicture {
  /** Its name in the brand: `logo.svg`. */
  fileName: string;
  base64: string;
  /** Shows it on this page until `URL.revokeObjectURL`. */
  previewUrl: string;
}

/**
 * Prepares a chosen picture: one of pixels is drawn anew, no larger than pages need it, and loses what a camera wrote
 * beside it; a drawing stays as it is. Rejects for what the browser cannot read as a picture.
 */
export async function preparePicture(file: File, name: string): Promise<PreparedPicture> {
  const ending = ENDINGS[file.type];
  if (ending === undefined) throw new Error(`${file.type} is no picture`);
  const blob = DRAWN_ANEW.has(file.type) ? await drawAnew(file) : file;
  return {
    fileName: `${name}.${ending}`,
    base64: await toBase64(blob),
    previewUrl: URL.createObjectURL(blob),
  };
}

async function drawAnew(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.9));
  if (!drawn) throw new Error('The picture could not be drawn');
  return drawn;
}

const toBase64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(blob);
  });
