import { describe, expect, it } from 'vitest';
import { buildRows, type GroupableDevice, type RowSettings } from './build-rows';

const device = (id: number, groupId: number): GroupableDevice => ({
  device: { id, groupId },
  motion: id % 2 === 0 ? 'moving' : 'stopped',
  isAlarm: id === 9,
});
const settings: RowSettings = {
  groupNames: new Map([
    [1, 'South'],
    [2, 'North'],
  ]),
  foldedGroups: new Set(),
  alarmsFirst: true,
  compareNames: (left, right) => left.localeCompare(right),
};
const brief = (rows: ReturnType<typeof buildRows>) =>
  rows.map((row) => (row.kind === 'group' ? `[${row.groupKey} ${row.count}]` : row.deviceId));

describe('buildRows', () => {
  it('puts groups in the order of their names and devices without one last', () => {
    const rows = buildRows([device(5, 0), device(3, 1), device(4, 2), device(2, 1)], settings);
    expect(brief(rows)).toEqual(['[2 1]', 4, '[1 2]', 3, 2, '[0 1]', 5]);
  });

  it('lifts devices with an alarm to the top', () => {
    const rows = buildRows([device(3, 1), device(9, 1)], settings);
    expect(brief(rows)).toEqual(['[alarm 1]', 9, '[1 1]', 3]);
    const plain = buildRows([device(3, 1), device(9, 1)], { ...settings, alarmsFirst: false });
    expect(brief(plain)).toEqual(['[1 2]', 3, 9]);
  });

  it('puts below them those that somebody attends to, whatever they say now', () => {
    const alarms = {
      unattended: new Set([4]),
      attended: new Map([[3, {}]]),
      resolved: new Set([9]),
    };
    const fleet = [device(3, 1), device(9, 1), device(4, 2)];
    const rows = buildRows(fleet, { ...settings, alarms });
    expect(brief(rows)).toEqual(['[alarm 1]', 4, '[attended 1]', 3, '[1 1]', 9]);
    const plain = buildRows(fleet, { ...settings, alarms, alarmsFirst: false });
    expect(brief(plain)).toEqual(['[2 1]', 4, '[1 2]', 3, 9]);
  });

  it('says that the others are the rest where nobody has a group, and without one where somebody has', () => {
    const restOf = (fleet: GroupableDevice[]) =>
      buildRows(fleet, settings).flatMap((row) =>
        row.kind === 'group' ? [[row.groupKey, row.isRest]] : [],
      );
    expect(restOf([device(3, 0), device(9, 0)])).toEqual([
      ['alarm', false],
      [0, true],
    ]);
    expect(restOf([device(3, 0), device(4, 2)])).toEqual([
      [2, false],
      [0, false],
    ]);
  });

  it('puts the worst alarm first, and leaves equal ones in their order', () => {
    const alarms = ['lowBattery', 'powerCut', 'overspeed', 'lowBattery,sos'];
    const fleet = alarms.map((alarm, index) => ({
      ...device(index + 1, 1),
      isAlarm: true,
      position: { attributes: { alarm } },
    }));
    expect(brief(buildRows(fleet, settings))).toEqual(['[alarm 4]', 2, 4, 1, 3]);
  });

  it('has no heads where there are no groups, nor for a group that the account does not see', () => {
    expect(brief(buildRows([device(3, 77), device(1, 0)], settings))).toEqual([3, 1]);
  });

  it('keeps the count of a folded group and hides its devices', () => {
    const rows = buildRows([device(2, 1), device(4, 1), device(5, 1)], {
      ...settings,
      foldedGroups: new Set([1]),
    });
    expect(rows).toMatchObject([
      {
        kind: 'group',
        count: 3,
        isFolded: true,
        counts: { moving: 2, stopped: 1 },
        place: 1,
        places: 1,
      },
    ]);
  });

  it('numbers devices within their group', () => {
    const rows = buildRows([device(2, 1), device(4, 1)], settings);
    expect(rows.slice(1)).toMatchObject([
      { place: 1, places: 2 },
      { place: 2, places: 2 },
    ]);
  });
});
