import { unzlibSync } from 'fflate';
import { INTER_REGULAR, INTER_STRONG } from './inter';

/** The two weights of Inter (SIL Open Font License 1.1) that files are written in. */
export const readFonts = (): { regular: Uint8Array; strong: Uint8Array } => ({
  regular: unpack(INTER_REGULAR),
  strong: unpack(INTER_STRONG),
});

const unpack = (packed: string): Uint8Array =>
  unzlibSync(Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0)));
