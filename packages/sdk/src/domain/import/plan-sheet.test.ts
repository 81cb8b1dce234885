import { describe, expect, it } from 'vitest';
import { device, group } from '../../contract';
import { createDirectory } from './directory';
import { toImportResource } from './describe-resource';
import { mapColumns, type ColumnTarget } from './map-columns';
import type { ToStored } from './read-row';
import { findSheet, groupByKey, planSheet } from './plan-sheet';

const devices = { ...toImportResource(device), description: device };
const groups = { ...toImportResource(group), description: group };
const truck = device.decode({ id: 7, name: 'Truck 7', uniqueId: '7007', groupId: 2 });
const north = group.decode({ id: 2, name: 'North' });

function plan(table: string[][], createGroups = false, toStored?: ToStored) {
  const rows = table.map((cells, index) => ({ line: index + 1, cells }));
  const sheet = findSheet(devices, rows);
  if (!sheet) throw new Error('no sheet');
  const targets = mapColumns(devices, sheet.header).map(
    (target): ColumnTarget => target ?? { kind: 'ignored' },
  );
  const known = {
    resource: devices,
    entities: groupByKey(devices, [truck as { id: number }]),
    directories: new Map([['groupId', createDirectory(groups, [north as { id: number }])]]),
    done: new Set<string>(),
    createGroups,
    ...(toStored && { toStored }),
  };
  return planSheet(sheet.rows, targets, known).planned;
}
const say = (planned: ReturnType<typeof plan>) =>
  planned.map((one) =>
    one.kind === 'refused'
      ? `${one.row.line} ${one.reasons.map(({ code }) => code).join(' ')}`
      : `${one.row.line} ${one.kind}`,
  );

describe('planSheet', () => {
  it('says what is made, changed and left as it is, whatever people call the columns', () => {
    const planned = plan([
      ['Frota 2026'],
      ['Nome', 'IMEI', 'Grupo', 'Cor'],
      ['Truck 7', '7007', 'north', 'red'],
      ['Truck 7b', '7007 ', '', ''],
    ]);
    expect(say(planned.slice(0, 1))).toEqual(['3 TWICE']);
    expect(
      say(
        plan([
          ['name', 'uniqueId'],
          ['Truck 7', '7007'],
          ['Van', '8'],
        ]),
      ),
    ).toEqual(['2 unchanged', '3 create']);
    expect(
      plan([
        ['name', 'uniqueId'],
        ['Truck 8', '7007'],
      ])[0],
    ).toMatchObject({
      kind: 'update',
      changes: ['name'],
      input: { id: 7, groupId: 2 },
    });
  });

  it('refuses rows that cannot be meant, each with why', () => {
    const planned = plan([
      ['name', 'uniqueId', 'group', 'phone'],
      ['A', '3,55E+14', '', ''],
      ['B', '', '', ''],
      ['Total', '', '', ''],
      ['C', '1', 'South', ''],
      ['D', '2', '', '', 'x'],
      ['', '3', '', ''],
      ['E', 'deleted-5-1', '', ''],
    ]);
    expect(say(planned)).toEqual([
      '2 ROUNDED',
      '3 EMPTY_MERGED',
      '4 EMPTY_TOTAL',
      '5 NO_SUCH_GROUP',
      '6 TOO_WIDE',
      '7 EMPTY',
      '8 LIKE_DELETED',
    ]);
  });

  it('takes groups that are still to be made where it is told so', () => {
    const table = [
      ['name', 'uniqueId', 'group'],
      ['C', '1', 'South'],
    ];
    expect(say(plan(table))).toEqual(['2 NO_SUCH_GROUP']);
    expect(say(plan(table, true))).toEqual(['2 create']);
  });

  it('keeps figures of attributes as it is told, and words as they are', () => {
    const header = ['name', 'uniqueId', 'attributes.speedLimit', 'attributes.note'];
    const [row] = plan([header, ['Van', '8', '80', 'a']], false, (key, value) =>
      key === 'speedLimit' ? Number(value) / 2 : value,
    );
    expect(row).toMatchObject({ input: { attributes: { speedLimit: 40, note: 'a' } } });
  });
});
