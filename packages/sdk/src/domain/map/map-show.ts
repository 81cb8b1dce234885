import { readSwitch } from '../device/read-switch';
import { findSetting } from '../settings/find-setting';

/** Default layers of the map besides vehicles (spec §2). */
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
  /** Accuracy of the selected vehicle's position. */
  precision: false,
  /** Shapes and colours that tell what a vehicle does. */
  status: true,
  /** Places where the selected and followed vehicles stopped today. */
  stops: false,
  /** Places of their events of today. */
  events: false,
  /** Meanings of shapes and colours. */
  legend: false,
};

/** Switches for the layers of the map besides vehicles. */
export type MapShow = typeof DEFAULTS;

/** One of {@link MapShow}. */
export type MapToggle = keyof MapShow;

/** Map settings chosen in one browser; missing ones were not chosen. */
export interface MapChoice extends Partial<MapShow> {
  /** Id of a base map. */
  baseLayer?: string;
}

const MAP_TOGGLES = /* @__PURE__ */ Object.keys(DEFAULTS) as MapToggle[];

type Owner = Parameters<typeof readSwitch>[0];

/** Attribute of an account or server that says how a switch starts: `mapGeofences`, `mapNames`, … */
const toAttributeKey = (toggle: string) => `map${toggle.charAt(0).toUpperCase()}${toggle.slice(1)}`;

/** Returns the initial state of a switch by account and server; undefined if neither sets it. */
export const findMapStart = (
  owners: { user: Owner; server: Owner },
  toggle: MapToggle | 'fenceEvents' | 'ignitionEvents',
): boolean | undefined => findSetting(owners, (owner) => readSwitch(owner, toAttributeKey(toggle)));

/**
 * Resolves the layers to show: as chosen in this browser, else the initial state of account and
 * server, else the product's default.
 */
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
