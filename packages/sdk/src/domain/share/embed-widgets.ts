/** Widgets that a partner's page may show. */
export const EMBED_WIDGETS = ['live-map', 'device-list', 'route-history'] as const;

/** One of {@link EMBED_WIDGETS}. */
export type EmbedWidget = (typeof EMBED_WIDGETS)[number];

/** A kind of data that a widget asks for. */
export type EmbedData = 'live' | 'fences' | 'trail';

/** Data that each widget requires; all of them need the vehicles. */
const NEEDS: Readonly<Record<EmbedWidget, readonly EmbedData[]>> = {
  'live-map': ['live', 'fences'],
  'device-list': ['live'],
  'route-history': ['trail'],
};

/** True when one of these widgets needs data of a kind: requests for other data are refused. */
export const needsData = (widgets: readonly EmbedWidget[], data: EmbedData): boolean =>
  widgets.some((widget) => NEEDS[widget].includes(data));
