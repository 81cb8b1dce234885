import { describe, expect, it } from 'vitest';
import { createDrawnFleet, cullFleet } from '../fleet/cull-fleet';
import { createLabelGrid } from './label-grid';
import { LABEL_OFFSET_PX, placeLabels, resolveLabel } from './place-labels';
import { createTestFleet, createTestVehicle, placeAt } from '../fleet/test-vehicles';
import { VehicleFlag } from '../fleet/vehicle-state';

const view = { zoom: 8, scale: 65_536, left: 30_000, top: 30_000, width: 600, height: 400, pixelRatio: 1 }; // oxfmt-ignore

function setUp(points: readonly [number, number][]) {
  const fleet = createTestFleet(
    points.map(([x, y], index) =>
      createTestVehicle(index + 1, {
        ...placeAt(view, x, y),
        name: `Bus ${index + 1}`,
        plate: `ABC1D${index}`,
      }),
    ),
  );
  const place = (previous: ReadonlySet<number> = new Set()) => {
    const drawn = createDrawnFleet();
    cullFleet(fleet, view, 1000, drawn);
    const grid = createLabelGrid();
    grid.reset(view.width, view.height);
    const places = new Map<number, [number, number]>();
    const placed = placeLabels(
      fleet,
      drawn,
      grid,
      previous,
      20,
      () => 80,
      (slot, left, top) => places.set(slot, [Math.round(left), Math.round(top)]),
    );
    return { placed, places };
  };
  return { fleet, place };
}

describe('resolveLabel', () => {
  it('[S2.86] names the group before the vehicle, where groups are shown', () => {
    const vehicles = [4, 0].map((groupId, index) =>
      createTestVehicle(index + 1, { name: 'Bus', plate: 'ABC1D23', groupId }),
    );
    const fleet = createTestFleet(vehicles);
    const groupNames = new Map([[4, 'South']]);
    const says = (slot: number, names: boolean, groups = groupNames) =>
      resolveLabel(fleet, slot, { names, plates: false, groupNames: groups })?.name;
    expect(says(0, true)).toBe('South · Bus');
    expect(says(0, false)).toBe('South');
    expect(says(1, true)).toBe('Bus');
    expect(says(1, false)).toBeUndefined();
    expect(says(0, true, new Map())).toBe('Bus');
  });
});

describe('placeLabels', () => {
  it('puts a label 20 px under its vehicle, in its middle', () => {
    const { places } = setUp([[300, 200]]).place();
    expect(places.get(0)).toEqual([260, 200 + LABEL_OFFSET_PX]);
  });

  it('hides labels that collide with labels or bodies, and shows the selected one anyway', () => {
    const { fleet, place } = setUp([[300, 200], [320, 200], [500, 100], [500, 125]]); // oxfmt-ignore
    expect([...place().placed].sort()).toEqual([1, 3]);
    fleet.setOnly(VehicleFlag.selected, 3);
    fleet.setOnly(VehicleFlag.hover, 1);
    expect([...place().placed].sort()).toEqual([0, 2, 3]);
  });

  it('names a vehicle in alarm though the body of another is in the way, never over another name', () => {
    const { fleet, place } = setUp([[500, 100], [500, 125], [300, 200], [320, 200]]); // oxfmt-ignore
    expect([...place().placed].sort()).toEqual([1, 3]);
    fleet.setOnly(VehicleFlag.alarm, 1, 3);
    expect([...place().placed].sort()).toEqual([0, 1, 2]);
    fleet.setOnly(VehicleFlag.alarm, 3, 4);
    expect([...place().placed].sort()).toEqual([1, 3]);
  });

  it('paints the selected label over all others, the pointed-at one included', () => {
    const { fleet, place } = setUp([[300, 200], [320, 200], [340, 200]]); // oxfmt-ignore
    fleet.setOnly(VehicleFlag.selected, 2);
    fleet.setOnly(VehicleFlag.hover, 1);
    expect([...place().places.keys()]).toEqual([0, 1]);
    fleet.setOnly(VehicleFlag.selected, 1);
    fleet.setOnly(VehicleFlag.hover, 3);
    expect([...place().places.keys()]).toEqual([2, 0]);
  });

  it('keeps the label of the last pass, so that labels do not flicker', () => {
    const { place } = setUp([[300, 200], [320, 200]]); // oxfmt-ignore
    expect([...place(new Set([0])).placed]).toEqual([0]);
    expect([...place(new Set([1])).placed]).toEqual([1]);
  });
});

describe('resolveLabel', () => {
  it('[S2.88] [S2.89] follows the switches for names and plates; selected shows both', () => {
    const { fleet } = setUp([[300, 200]]);
    const label = (names: boolean, plates: boolean) =>
      resolveLabel(fleet, 0, { names, plates, groupNames: new Map() });
    expect(label(true, false)).toMatchObject({ name: 'Bus 1', plate: '' });
    expect(label(false, true)).toMatchObject({ name: '', plate: 'ABC1D0' });
    expect(label(false, false)).toBeUndefined();
    fleet.setOnly(VehicleFlag.selected, 1);
    expect(label(false, false)).toEqual({ name: 'Bus 1', plate: 'ABC1D0', isSelected: true });
  });
});
