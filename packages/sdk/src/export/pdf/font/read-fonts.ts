import { unzlibSync } from 'fflate';
import { INTER_REGULAR, INTER_STRONG } from './inter';

/** The two weights of Inter (SIL Open Font License 1.1) that files are written in, each byte a character. */
export const readFonts = (): { normal: string; bold: string } => ({
  normal: unpack(INTER_REGULAR),
  bold: unpack(INTER_STRONG),
});

/** Bytes at a time: a call takes no more arguments. */
const PIECE = 8192;

function unpack(packed: string): string {
  const bytes = unzlibSync(Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0)));
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return text;
}
