import type { Scheme } from '../../tokens';

/** A status whose hue a brand can come too near to. */
export type HueStatus = 'alarm' | 'idle' | 'moving';

/** A colour of the scale that stands for the brand's own. */
export type MovedRole = 'accent' | 'accentBorder' | 'accentInk' | 'mapTrail';

/** Something about a brand that people should know; it never stops anything (design language §5.9). */
export type BrandWarning =
  | {
      readonly code: 'HUE_NEAR_STATUS';
      readonly path: 'colors.accent';
      readonly status: HueStatus;
      /** Distance between the hues, whole degrees. */
      readonly degrees: number;
    }
  | {
      readonly code: 'COLOR_MOVED';
      readonly path: 'colors.accent';
      readonly scheme: Scheme;
      readonly role: MovedRole;
      /** The brand's colour and the one that is used in its place. */
      readonly before: string;
      readonly after: string;
    }
  | {
      readonly code: 'LOGO_CONTRAST';
      readonly path: 'logo.light' | 'logo.dark';
      /** Place of the logo: the header, or the sign-in page and those without a frame. */
      readonly place: 'header' | 'page';
      readonly scheme: Scheme;
      /** The colour of the logo that is seen best there. */
      readonly color: string;
      readonly ground: string;
      /** Contrast of logo and ground, 1 to 21, two decimals. */
      readonly contrast: number;
    }
  | {
      readonly code: 'ACTIVE_DRAWING';
      readonly path: string;
      /** The file, and what stands in it: `<script>`, `onload`, `https://…`. */
      readonly name: string;
      readonly found: string;
    };
