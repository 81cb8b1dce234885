import type { HeaderStyle } from '../brand-knobs';
import type { ColorScale, HeaderRole } from './color-roles';
import type { Scheme } from '../scheme';
import { hexToOklch, oklchToHex } from '../color/oklch';
import { contrast } from '../color/contrast';
import { walk } from '../color/walk';

const READABLE = 4.5;

/** Colours of the header bar for one of its three styles; text on it always reads (4.5:1). */
export function createHeaderColors(
  scale: ColorScale,
  style: HeaderStyle,
  scheme: Scheme,
): Record<HeaderRole, string> {
  if (style === 'surface') {
    return {
      headerSurface: scale.surface,
      headerBorder: scale.border,
      headerHover: scale.surfaceHover,
      headerText: scale.text,
      headerTextMuted: scale.textMuted,
      headerFocus: scale.focus,
    };
  }
  const ink = style === 'ink';
  const surface = ink ? inkSurface(scale, scheme) : scale.accent;
  const text = ink ? '#ffffff' : scale.accentText;
  const hover = ink ? shiftLightness(surface, 0.07) : scale.accentHover;
  return {
    headerSurface: surface,
    headerBorder: ink ? inkBorder(scale, scheme) : scale.accentActive,
    headerHover: hover,
    headerText: text,
    headerTextMuted: mutedText(text, surface, hover),
    headerFocus: text,
  };
}

/** Dark in both schemes: the ink of light, the frame of dark. */
function inkSurface(scale: ColorScale, scheme: Scheme): string {
  return scheme === 'light' ? scale.text : scale.surface;
}

/** Dark ink has the colour of the panels below it, so it needs their line. */
function inkBorder(scale: ColorScale, scheme: Scheme): string {
  return scheme === 'light' ? scale.text : scale.border;
}

function shiftLightness(hex: string, change: number): string {
  const color = hexToOklch(hex);
  return oklchToHex({ ...color, l: color.l + change });
}

/** A step towards the ground, taken back until it reads on both. */
function mutedText(text: string, surface: string, hover: string): string {
  const { l, c, h } = hexToOklch(text);
  const direction = text === '#ffffff' ? 1 : -1;
  return walk({ l: l - direction * 0.2, c, h }, direction, (hex) =>
    [surface, hover].every((ground) => contrast(hex, ground) >= READABLE),
  );
}
