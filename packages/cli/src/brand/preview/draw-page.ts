import { escapeXml } from '@rastro/sdk/domain';
import { toBrandKnobs } from '@rastro/theme/schema';
import { tokensToCss } from '@rastro/theme/tokens';
import { type PreviewFolder, toShown } from './answer-brand';

/** The page of a server in the brand of a folder: its brand, title and colours are that of the folder. */
export function drawPage(html: string, folder: PreviewFolder, script: string): string {
  const branding = toShown(folder);
  const json = JSON.stringify(branding).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');
  const css = tokensToCss(toBrandKnobs(branding)).replaceAll('</', '<\\/');
  return html
    .replace(/(<script [^>]*id="rastro-branding">)[^<]*/, (_, start: string) => `${start}${json}`)
    .replace(
      /(<style id="rastro-brand">)[^]*?(?=<\/style>)/,
      (_, start: string) => `${start}${css}`,
    )
    .replace(/<title>[^<]*/, () => `<title>${escapeXml(branding.title)}`)
    .replace('</head>', () => `<script src="${script}"></script></head>`);
}
