import type { ContentType } from '@rastro/theme/folder';
import { brandBase, toFileName } from '@rastro/theme/schema';
import type { ServedBrand } from './brand-source';

/** Name of the square picture for phones that is made for every brand whose icon is no PNG. */
export const TOUCH_ICON = 'letter-icon.png';
const TOUCH_ICON_SIDE = 512;

const mediaTypes: Partial<Record<ContentType, string>> = {
  SVG: 'image/svg+xml',
  PNG: 'image/png',
  JPEG: 'image/jpeg',
  GIF: 'image/gif',
  WebP: 'image/webp',
  AVIF: 'image/avif',
  ICO: 'image/x-icon',
};

/** A picture of the brand as a page or a manifest names it. */
export interface IconLink {
  href: string;
  /** Undefined for pictures of other sites. */
  type?: string;
  /** `any` for drawings, `180x180` for the rest. */
  sizes?: string;
}

/** The brand's icon for tabs, and the one for the home screens of phones, which want a PNG. */
export function resolveIconLinks({ branding, files }: ServedBrand): {
  tab: IconLink;
  touch: IconLink;
} {
  const { icon, attributePrefix } = branding;
  const name = toFileName(icon, attributePrefix);
  const facts = name === undefined ? undefined : files.get(name);
  // What is made or brought along is drawn.
  const type = facts ? facts.type && mediaTypes[facts.type] : name && mediaTypes.SVG;
  const sizes = type === mediaTypes.SVG ? 'any' : facts?.width && `${facts.width}x${facts.height}`;
  const tab: IconLink = { href: icon, ...(type && { type }), ...(sizes && { sizes }) };
  if (type === mediaTypes.PNG) return { tab, touch: tab };
  const touch = {
    href: `${brandBase(attributePrefix)}${TOUCH_ICON}`,
    type: 'image/png',
    sizes: `${TOUCH_ICON_SIDE}x${TOUCH_ICON_SIDE}`,
  };
  return { tab, touch };
}
