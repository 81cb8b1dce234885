import { describe, expect, it } from 'vitest';
import { FleetArrays } from './fleet-arrays';
import { toWorldX } from '../canvas/mercator';
import { createVehiclePacker } from './pack-vehicles';
import { createTestVehicle } from './test-vehicles';
import { VehicleFlag, type VehicleState } from './vehicle-state';

/** A fleet that takes vehicles one by one. */
function createFleet() {
  const fleet = new FleetArrays();
  const packer = createVehiclePacker();
  return Object.assign(fleet, {
    upsert: (state: VehicleState, now: number, animate: boolean) =>
      fleet.take(packer.pack([state], []), now, animate),
  });
}

describe('FleetArrays', () => {
  it('[S9.13] moves linearly from fix to fix in 500 ms', () => {
    const fleet = createFleet();
    fleet.upsert(createTestVehicle(1), 0, true);
    fleet.upsert(createTestVehicle(1, { longitude: 36 }), 1000, true);
    const at = (now: number) => fleet.xAt(0, fleet.progressOf(0, now));
    expect(at(1000)).toBe(0.5);
    expect(at(1250)).toBeCloseTo((0.5 + toWorldX(36)) / 2, 12);
    expect(at(1500)).toBe(toWorldX(36));
    expect(at(9000)).toBe(toWorldX(36));
    expect(fleet.movingUntil).toBe(1500);
  });

  it('goes on from where it is when a fix comes during a move', () => {
    const fleet = createFleet();
    fleet.upsert(createTestVehicle(1), 0, true);
    fleet.upsert(createTestVehicle(1, { longitude: 36 }), 1000, true);
    const before = fleet.xAt(0, fleet.progressOf(0, 1250));
    fleet.upsert(createTestVehicle(1, { longitude: 72 }), 1250, true);
    expect(fleet.xAt(0, fleet.progressOf(0, 1250))).toBe(before);
  });

  it('goes over the date line the short way, and is drawn beside what is looked at', () => {
    const fleet = createFleet();
    const at = (now: number) => fleet.xAt(0, fleet.progressOf(0, now));
    fleet.upsert(createTestVehicle(1, { longitude: 179 }), 0, true);
    fleet.upsert(createTestVehicle(1, { longitude: -179 }), 1000, true);
    expect(at(1250) % 1).toBeCloseTo(0, 9);
    expect(fleet.moveLength(0)).toBeCloseTo(2 / 360, 9);
    expect(at(1500)).toBeCloseTo(1 / 360, 9);
    fleet.lookAt(0.99);
    expect(at(1500)).toBeCloseTo(361 / 360, 9);
    fleet.upsert(createTestVehicle(1, { longitude: -178 }), 2000, true);
    expect(fleet.moveLength(0)).toBeCloseTo(1 / 360, 9);
    expect(at(2500)).toBeCloseTo(362 / 360, 9);
    fleet.lookAt(0.5);
    expect(at(2500)).toBeCloseTo(2 / 360, 9);
  });

  it('turns the short way round', () => {
    const fleet = createFleet();
    fleet.upsert(createTestVehicle(1, { courseDegrees: 350 }), 0, true);
    fleet.upsert(createTestVehicle(1, { courseDegrees: 10 }), 1000, true);
    expect(fleet.courseAt(0, 0.5)).toBeCloseTo(0, 3);
    expect(fleet.courseAt(0, 0.25)).toBeCloseTo(355, 3);
  });

  it('jumps when motion is not wanted, and when it is new', () => {
    const fleet = createFleet();
    fleet.upsert(createTestVehicle(1, { longitude: 10 }), 0, true);
    expect(fleet.xAt(0, fleet.progressOf(0, 0))).toBe(toWorldX(10));
    fleet.upsert(createTestVehicle(1, { longitude: 36 }), 1000, false);
    expect(fleet.xAt(0, fleet.progressOf(0, 1000))).toBe(toWorldX(36));
    expect(fleet.movingUntil).toBe(0);
  });

  it('uses freed slots again and grows beyond its first size', () => {
    const fleet = createFleet();
    for (let id = 1; id <= 600; id++)
      fleet.upsert(createTestVehicle(id, { longitude: id / 10 }), 0, true);
    fleet.remove(5);
    expect([fleet.size, fleet.length, fleet.slotOf(5)]).toEqual([599, 600, undefined]);
    fleet.upsert(createTestVehicle(9999), 0, true);
    expect([fleet.slotOf(9999), fleet.length]).toEqual([4, 600]);
    expect(fleet.toX[fleet.slotOf(300)!]).toBe(toWorldX(30));
  });

  it('keeps looks once, flags by device, and nothing of removed vehicles', () => {
    const fleet = createFleet();
    fleet.upsert(createTestVehicle(1), 0, true);
    fleet.upsert(createTestVehicle(2), 0, true);
    fleet.upsert(createTestVehicle(3, { primary: '#ff0000', isAlarm: true }), 0, true);
    expect(fleet.looks).toHaveLength(2);
    fleet.setOnly(VehicleFlag.selected, 3);
    expect(fleet.flags[2]).toBe(VehicleFlag.selected | VehicleFlag.alarm | VehicleFlag.said);
    fleet.setOnly(VehicleFlag.selected, 2);
    expect([fleet.flags[1], fleet.flags[2]]).toEqual([
      VehicleFlag.selected,
      VehicleFlag.alarm | VehicleFlag.said,
    ]);
    fleet.clear();
    expect([fleet.size, fleet.flags[2]]).toEqual([0, 0]);
  });

  it('has an alarm as nobody’s until somebody takes or resolves it, whichever comes first', () => {
    const fleet = createFleet();
    const flags = () => [1, 2].map((id) => fleet.flags[fleet.slotOf(id)!]);
    fleet.own({ owners: new Map([[2, 'CM']]), resolvedIds: new Set() });
    fleet.upsert(createTestVehicle(1, { isAlarm: true }), 0, false);
    fleet.upsert(createTestVehicle(2), 0, false);
    expect(flags()).toEqual([VehicleFlag.said | VehicleFlag.alarm, VehicleFlag.attended]);
    expect(fleet.ownerOf(fleet.slotOf(2)!)).toBe('CM');
    fleet.own({ owners: new Map([[1, 'AB']]), resolvedIds: new Set([2]) });
    expect(flags()).toEqual([VehicleFlag.said | VehicleFlag.attended, 0]);
    fleet.own({ owners: new Map(), resolvedIds: new Set() });
    expect(flags()).toEqual([VehicleFlag.said | VehicleFlag.alarm, 0]);
  });
});
