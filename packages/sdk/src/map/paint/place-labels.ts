import type { DrawnFleet } from '../fleet/cull-fleet';
import type { FleetArrays } from '../fleet/fleet-arrays';
import type { createLabelGrid } from './label-grid';
import { VehicleFlag } from '../fleet/vehicle-state';

/** Distance from a vehicle's point to the top of its label, px (ui/README §6). */
export const LABEL_OFFSET_PX = 20;

const BODY_HALF_PX = 13;

/** Label under a vehicle. */
interface LabelRequest {
  name: string;
  plate: string;
  isSelected: boolean;
}

/** Contents of labels. */
export interface LabelShow {
  names: boolean;
  plates: boolean;
  /** Groups by id, to be named before their vehicles; empty while they are not shown. */
  groupNames: ReadonlyMap<number, string>;
}

/** Names and plates as the user has switched them; the selected and the pointed-at show both. */
export function resolveLabel(
  fleet: FleetArrays,
  slot: number,
  show: LabelShow,
): LabelRequest | undefined {
  const flags = fleet.flags[slot]!;
  const isSelected = (flags & VehicleFlag.selected) !== 0;
  const showsAll = isSelected || (flags & VehicleFlag.hover) !== 0;
  const group = show.groupNames.get(fleet.groupIds[slot]!) ?? '';
  const own = show.names || showsAll ? fleet.names[slot]! : '';
  const name = group && own ? `${group} · ${own}` : group || own;
  const plate = show.plates || showsAll ? fleet.plates[slot]! : '';
  return name || plate ? { name, plate, isSelected } : undefined;
}

/**
 * Chooses the labels that fit: selected, pointed-at and alarm first, then those that were shown in
 * the last pass (so that labels do not flicker), then the rest from the topmost vehicle down.
 * @param measure width of a label in px, `undefined` to leave it out
 * @param paint called for each placed label with its left and top
 * @returns slots that got a label
 */
export function placeLabels(
  fleet: FleetArrays,
  drawn: DrawnFleet,
  grid: ReturnType<typeof createLabelGrid>,
  previous: ReadonlySet<number>,
  heightPx: number,
  measure: (slot: number) => number | undefined,
  paint: (slot: number, left: number, top: number) => void,
): Set<number> {
  const placed = new Set<number>();
  let paintSelected: (() => void) | undefined;
  const urgent = VehicleFlag.selected | VehicleFlag.hover | VehicleFlag.alarm;
  const tryLabel = (index: number) => {
    const slot = drawn.slots[index]!;
    const width = measure(slot);
    if (width === undefined) return;
    const left = drawn.x[index]! - width / 2;
    const top = drawn.y[index]! + LABEL_OFFSET_PX;
    const isSelected = (fleet.flags[slot]! & VehicleFlag.selected) !== 0;
    const mustShow = isSelected || (fleet.flags[slot]! & VehicleFlag.hover) !== 0;
    if (mustShow) grid.occupy(left, top, width, heightPx);
    else if (!grid.tryPlace(left, top, width, heightPx)) return;
    placed.add(slot);
    if (isSelected) paintSelected = () => paint(slot, left, top);
    else paint(slot, left, top);
  };
  const isUrgent = (index: number) => (fleet.flags[drawn.slots[index]!]! & urgent) !== 0;
  // Who calls is named, whoever stands in the way.
  for (let index = drawn.count - 1; index >= 0; index--) if (isUrgent(index)) tryLabel(index);
  // Among dots only a few labels are placed, and those may cover dots.
  for (let index = drawn.size === 'dense' ? drawn.count : 0; index < drawn.count; index++) {
    grid.occupy(
      drawn.x[index]! - BODY_HALF_PX,
      drawn.y[index]! - BODY_HALF_PX,
      2 * BODY_HALF_PX,
      2 * BODY_HALF_PX,
    );
  }
  for (const isKept of drawn.size === 'dense' ? [] : [true, false]) {
    for (let index = drawn.count - 1; index >= 0; index--) {
      if (!isUrgent(index) && previous.has(drawn.slots[index]!) === isKept) tryLabel(index);
    }
  }
  // Over all others: what the pointer is over may reach into it.
  paintSelected?.();
  return placed;
}
