import { describe, expect, it } from 'vitest';
import { groupRows, listLines } from './group-rows';

const rows = ['b1', 'a1', 'b2', 'c1', 'a2'];
const keyOf = (row: string) => row.charAt(0);
const title = (key: string, own: readonly string[]) => `${key}: ${own.length}`;

describe('rows in groups', () => {
  it('stand together in the order of their first rows, each group in the order it had', () => {
    const grouped = groupRows(rows, { keyOf, title });
    expect(grouped.rows).toEqual(['b1', 'b2', 'a1', 'a2', 'c1']);
    expect(grouped.groups.map(({ title: said, first }) => [said, first])).toEqual([
      ['b: 2', 0],
      ['a: 2', 2],
      ['c: 1', 4],
    ]);
  });

  it('stand in the order of their keys where one is given', () => {
    const compare = (left: string, right: string) => (left < right ? -1 : 1);
    const grouped = groupRows(rows, { keyOf, title, compare });
    expect(grouped.rows).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
  });

  it('have a line of the group before their first', () => {
    const { groups } = groupRows(rows, { keyOf, title });
    const { lines, lineOf, rowsBefore } = listLines(rows.length, groups);
    expect(lines).toEqual([-1, 0, 1, -2, 2, 3, -3, 4]);
    expect([0, 2, 4].map(lineOf)).toEqual([1, 4, 7]);
    expect([0, 1, 3, 6, 8].map(rowsBefore)).toEqual([0, 0, 2, 4, 5]);
  });

  it('are the lines themselves without groups', () => {
    expect(listLines(3, null).lines).toEqual([0, 1, 2]);
  });
});
