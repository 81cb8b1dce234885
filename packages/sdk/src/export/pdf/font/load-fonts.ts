import { unzlibSync } from 'fflate';

/** The two weights of Inter (SIL Open Font License 1.1) that files are written in. */
export async function loadFonts(): Promise<{ regular: Uint8Array; strong: Uint8Array }> {
  // A file of its own: who wants a spreadsheet needs no font.
  const { INTER_REGULAR, INTER_STRONG } = await import('./inter');
  return { regular: unpack(INTER_REGULAR), strong: unpack(INTER_STRONG) };
}

const unpack = (packed: string): Uint8Array =>
  unzlibSync(Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0)));
