import decodeQR from 'qr/decode.js';

/** Camera picture, as its bytes. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** The text of the code in a picture; null where there is none that can be read. */
export function decodePicture(picture: Picture): string | null {
  try {
    return decodeQR(picture);
  } catch {
    // That is how it says that it found none.
    return null;
  }
}
