import type { HeaderStyle, Scheme } from '../../tokens';

/** Languages that a brand file may write texts in. */
export const brandLocales = ['pt-BR', 'es', 'en-US'] as const;

/** One of the languages of the product. */
export type BrandLocale = (typeof brandLocales)[number];

/** A text by language, one of the product's; a language without one falls back as the page does. */
export type BrandText = Readonly<Record<string, string | undefined>>;

/** A link that is shown when `enabled`; `url` is empty only when it is not. */
export interface BrandLink {
  readonly enabled: boolean;
  readonly url: string;
}

/** Contact for personal data: a name, and at least one way to write to them. */
export interface BrandContact {
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
  /** Address of a page of theirs, `http` or `https`. */
  readonly url?: string;
}

/** The data policy: the link of the login page, and what people accept when they sign in. */
export interface BrandPolicy extends BrandLink {
  /** In force: each other one is asked for anew. Left out, nobody is asked. */
  readonly version?: string;
  /** Text to accept where there is no separate page: plain text. */
  readonly text?: string;
  readonly contact?: BrandContact;
}

/** The names of the login page's links (spec §3, branding config). */
export const linkNames = ['whatsapp', 'androidApp', 'appleApp', 'dataPolicy'] as const;

/** One of the links of the login page. */
export type BrandLinkName = (typeof linkNames)[number];

/** A picture for light and one for dark grounds, `width` in px; or a word. */
export type BrandLogo =
  | {
      readonly kind: 'image';
      readonly light: string;
      readonly dark: string;
      readonly width?: number;
    }
  | { readonly kind: 'text'; readonly text: string };

/** Members common to all base maps of a brand. */
interface BrandMapLayerBase {
  /** Kept in browsers when people choose it; `plain` is the built-in map. */
  readonly id: string;
  /** Name in the layers menu. Two layers of one name, one per scheme, are one choice. */
  readonly name: string | BrandText;
  /** Credit line, always shown: text, with links where the licence wants them. */
  readonly attribution: string;
  /** Offered first in this scheme; without it the layer serves both. */
  readonly scheme?: Scheme;
  /** Origins that it fetches from beside those of its own addresses. */
  readonly hosts?: readonly string[];
}

/** A base map of image tiles: a template with {z}, {x} and {y}. */
export interface BrandRasterLayer extends BrandMapLayerBase {
  readonly url: string;
  /** Deepest zoom the server has tiles for, 1 to 24; default: the map's own. */
  readonly maxZoom?: number;
}

/** A base map that MapLibre draws: the address of a style. */
export interface BrandStyleLayer extends BrandMapLayerBase {
  readonly style: string;
}

/** A base map out of one PMTiles file: images, or vector tiles with the style that draws them. */
export interface BrandPmtilesLayer extends BrandMapLayerBase {
  readonly pmtiles: string;
  readonly style?: string;
}

/** A base map of a brand. */
export type BrandMapLayer = BrandRasterLayer | BrandStyleLayer | BrandPmtilesLayer;

/** Reading preferences for people who choose none; default: the server's. */
interface BrandReading {
  readonly defaultLanguage?: BrandLocale | undefined;
  readonly timeZone?: string | undefined;
  readonly speedUnit?: 'kmh' | 'mph' | 'kn' | undefined;
  readonly distanceUnit?: 'km' | 'mi' | undefined;
}

/** Web push: the public VAPID key and the messaging service's own settings, passed on as they are. */
export interface BrandPush {
  readonly vapidKey: string;
  readonly messagingConfig: Readonly<Record<string, string>>;
}

/** A text that sets a tracker up by SMS; `{host}`, `{port}`, `{apn}` and `{id}` in it are filled in. */
export interface BrandTrackerText {
  readonly name: string | BrandText;
  readonly text: string;
}

/** Set-up of a model of tracker. */
export interface BrandTrackerModel {
  readonly name: string;
  /** Port at which the server receives its messages. */
  readonly port?: number;
  /** Access point of its SIM, where it is not that of all. */
  readonly apn?: string;
  readonly note?: string | BrandText;
  readonly texts?: readonly BrandTrackerText[];
}

/** Instructions for people who add a tracker. */
export interface BrandTrackers {
  /** Host that trackers send to. Default the host of the console. */
  readonly host?: string;
  /** Access point of the reseller's SIMs. */
  readonly apn?: string;
  readonly models: readonly BrandTrackerModel[];
}

/** A brand, complete: what was left out of its file is filled in, and every address can be used from any page. */
export interface Branding extends BrandReading {
  readonly productName: string;
  /** Begins the product's attribute keys and the address of this file (spec, introduction). */
  readonly attributePrefix: string;
  readonly title: string;
  readonly logo: BrandLogo;
  /** Address of the picture for the browser's tab. */
  readonly icon: string;
  readonly colors: { readonly accent: string; readonly neutralHue?: number };
  readonly header: HeaderStyle;
  readonly radiusScale: 0.5 | 1 | 1.5;
  readonly density: 'comfortable' | 'compact';
  /** CSS list of font names, put before the built-in one. */
  readonly font?: string;
  readonly scheme: Scheme | 'system';
  readonly login: {
    readonly image?: string;
    readonly headline?: BrandText;
    readonly subtitle?: BrandText;
  };
  readonly links: Readonly<Record<Exclude<BrandLinkName, 'dataPolicy'>, BrandLink>> & {
    readonly dataPolicy: BrandPolicy;
  };
  readonly map: {
    readonly layers: readonly BrandMapLayer[];
    /** Address of the brand's own included map (docs/branding.md): drawn where no base map is. */
    readonly included?: string;
    /** A key for Google's embedded maps, which every browser reads; without one street views open apart. */
    readonly streetViewKey?: string;
  };
  /** Attributes at the head of a device, in this order, until account or server name others. */
  readonly pinnedAttributes?: readonly string[];
  /** Left out, a tracker is added without a guide to its model. */
  readonly trackers?: BrandTrackers;
  readonly push?: BrandPush;
  /** Reading preferences of the server's own brand, when a domain's brand is served. */
  readonly serverBrand?: BrandReading;
  /** Addresses of the brand's own words by language tag: overrides, or a further language. */
  readonly words?: Readonly<Record<string, string>>;
}
