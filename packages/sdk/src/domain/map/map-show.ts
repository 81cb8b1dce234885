import { readSwitch } from '../device/read-switch';
import { findSetting } from '../settings/find-setting';

/** What is shown on the map besides vehicles, and until somebody says otherwise (spec §2). */
const DEFAULTS = {
  /** Vehicles that stand near each other as one disc with their number. */
  cluster: true,
  /** Names of groups before those of their vehicles. */
  groups: false,
  /** Circles and areas of fences, with their names. */
  geofences: true,
  /** Anchors of all vehicles; that of the selected one is always there. */
  anchors: false,
  /** Names under the vehicles. */
  names: false,
  /** Plates under the vehicles. */
  plates: true,
  /** How far the selected vehicle may be from where it is drawn. */
  precision: false,
  /** Shapes and colours that tell what a vehicle does. */
  status: true,
  /** Where the selected and followed vehicles stood today. */
  stops: false,
  /** Where something happened to them today. */
  events: false,
  /** What shapes and colours mean. */
  legend: false,
};

/** What is shown on the map besides vehicles. */
export type MapShow = typeof DEFAULTS;

/** One of {@link MapShow}. */
export type MapToggle = keyof MapShow;

/** What somebody chose of the map in one browser; what is left out was not chosen. */
export interface MapChoice extends Partial<MapShow> {
  /** Id of a base map. */
  baseLayer?: string;
}

const MAP_TOGGLES = /* @__PURE__ */ Object.keys(DEFAULTS) as MapToggle[];

type Owner = Parameters<typeof readSwitch>[0];

/** Attribute of an account or server that says how a switch starts: `mapGeofences`, `mapNames`, … */
const toAttributeKey = (toggle: string) => `map${toggle.charAt(0).toUpperCase()}${toggle.slice(1)}`;

/** How a switch starts as account and server say; undefined where neither says anything. */
export const findMapStart = (
  owners: { user: Owner; server: Owner },
  toggle: MapToggle | 'fenceEvents' | 'ignitionEvents',
): boolean | undefined => findSetting(owners, (owner) => readSwitch(owner, toAttributeKey(toggle)));

/** What is shown: as chosen in this browser, else as account and server start, else as the product does. */
export function resolveMapShow({
  choice = {},
  user,
  server,
}: {
  choice?: Partial<MapShow> | undefined;
  user?: Owner;
  server?: Owner;
}): MapShow {
  const show = { ...DEFAULTS };
  for (const toggle of MAP_TOGGLES) {
    show[toggle] = choice[toggle] ?? findMapStart({ user, server }, toggle) ?? DEFAULTS[toggle];
  }
  return show;
}

/** Reads a choice that was kept; whatever else it holds is left out. */
export function parseMapChoice(value: unknown): MapChoice {
  const choice: MapChoice = {};
  if (typeof value !== 'object' || value === null) return choice;
  const kept = new Map<string, unknown>(Object.entries(value));
  for (const toggle of MAP_TOGGLES) {
    const isOn = kept.get(toggle);
    if (typeof isOn === 'boolean') choice[toggle] = isOn;
  }
  const baseLayer = kept.get('baseLayer');
  if (typeof baseLayer === 'string') choice.baseLayer = baseLayer;
  return choice;
}
