import { expect, it } from 'vitest';
import { listReportDevices } from './list-report-devices';

const devices = [
  { id: 3, groupId: 20 },
  { id: 1, groupId: 10 },
  { id: 2, groupId: 0 },
];
const parentOf = new Map([
  [10, null],
  [20, 10],
]);
const list = (deviceIds: number[], groupIds: number[]) =>
  listReportDevices({ deviceIds, groupIds }, devices, parentOf);

it('means all, those named, and those of the groups named and below', () => {
  expect(listReportDevices('all', devices, parentOf)).toEqual([3, 1, 2]);
  expect(list([2], [])).toEqual([2]);
  expect(list([], [10])).toEqual([3, 1]);
  expect(list([1, 2], [20])).toEqual([3, 1, 2]);
});

it('asks for a vehicle that was deleted too, and for none twice', () => {
  expect(list([99, 1], [10])).toEqual([3, 1, 99]);
});
