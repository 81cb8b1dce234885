import { chooseLogo, type Branding, toBrandKnobs } from '@rastro/theme/schema';
import { createTokens } from '@rastro/theme/tokens';

/** Parts of a brand shown in a mail, which always has a light background. */
export interface MailBrand {
  title: string;
  logo: { kind: 'text'; text: string } | { kind: 'image'; image: MailPicture };
  color: Record<
    'accent' | 'accentText' | 'canvas' | 'surface' | 'border' | 'text' | 'muted',
    string
  >;
}

/** A picture that mail programs show. */
export interface MailPicture {
  content: Buffer;
  contentType: string;
  widthPx: number;
}

/** The largest logo, in bytes, that travels with each mail. */
const MAX_LOGO_BYTES = 100_000;
const DEFAULT_LOGO_WIDTH_PX = 140;
const WIDEST_LOGO_PX = 320;

/** Mail programs show these; drawings (SVG) they do not. */
const SHOWN: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};

/**
 * The brand as mail shows it. `readFile` gives the bytes of one of its own files, by address; a
 * logo that mail programs cannot show is replaced by the title.
 */
export const toMailBrand = async (
  branding: Branding,
  readFile: (address: string) => Promise<Buffer | null>,
): Promise<MailBrand> => {
  const { color } = createTokens(toBrandKnobs(branding), 'light');
  const { accent, accentText, canvas, surface, border, text, textMuted } = color;
  const chosen = chooseLogo(branding, 'light', 'page');
  let logo: MailBrand['logo'] = {
    kind: 'text',
    text: chosen.kind === 'text' ? chosen.text : branding.title,
  };
  if (chosen.kind === 'image') {
    const ending = /\.([a-z]+)(\?.*)?$/i.exec(chosen.src)?.[1]?.toLowerCase() ?? '';
    const contentType = SHOWN[ending];
    const content = contentType === undefined ? null : await readFile(chosen.src);
    if (contentType !== undefined && content && content.length <= MAX_LOGO_BYTES) {
      const widthPx = Math.min(chosen.width ?? DEFAULT_LOGO_WIDTH_PX, WIDEST_LOGO_PX);
      logo = { kind: 'image', image: { content, contentType, widthPx } };
    }
  }
  return {
    title: branding.title,
    logo,
    color: { accent, accentText, canvas, surface, border, text, muted: textMuted },
  };
};
