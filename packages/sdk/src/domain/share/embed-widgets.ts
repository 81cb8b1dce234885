/** What of a server the page of a partner may show. */
export const EMBED_WIDGETS = ['live-map', 'device-list', 'route-history'] as const;

/** One of {@link EMBED_WIDGETS}. */
export type EmbedWidget = (typeof EMBED_WIDGETS)[number];

/** A kind of data that a widget asks for. */
export type EmbedData = 'live' | 'fences' | 'trail';

/** What each widget cannot do without; vehicles are of all. */
const NEEDS: Readonly<Record<EmbedWidget, readonly EmbedData[]>> = {
  'live-map': ['live', 'fences'],
  'device-list': ['live'],
  'route-history': ['trail'],
};

/** Whether one of these widgets needs data of a kind: what none needs is not answered. */
export const needsData = (widgets: readonly EmbedWidget[], data: EmbedData): boolean =>
  widgets.some((widget) => NEEDS[widget].includes(data));
