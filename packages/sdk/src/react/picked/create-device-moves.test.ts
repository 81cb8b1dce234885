import { describe, expect, it } from 'vitest';
import { createDeviceMoves, type DeviceMoveState } from './create-device-moves';

/** Devices in groups, of which some refuse to be moved. */
function setUp(groups: Record<number, number>) {
  const at = new Map(Object.entries(groups).map(([id, group]) => [Number(id), group]));
  const refused = new Set<number>();
  const states: DeviceMoveState[] = [];
  let underWay = 0;
  let most = 0;
  let onPut = (_: number) => {};
  const moves = createDeviceMoves({
    groupOf: (id) => at.get(id),
    async put(id, groupId) {
      most = Math.max(most, ++underWay);
      await Promise.resolve();
      underWay--;
      onPut(id);
      if (refused.has(id)) throw new Error(`no ${id}`);
      at.set(id, groupId);
    },
    onState: (state) => void states.push(state),
  });
  return {
    at,
    refused,
    states,
    moves,
    last: () => states.at(-1),
    most: () => most,
    whenPut: (act: (id: number) => void) => (onPut = act),
  };
}
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, id) => [id + 1, id % 3])); // oxfmt-ignore

describe('createDeviceMoves', () => {
  it('moves those that are elsewhere, and puts each back where it was', async () => {
    const { at, moves, last } = setUp({ 1: 0, 2: 5, 3: 9 });
    await moves.move([1, 2, 3, 77], 9);
    expect([...at.values()]).toEqual([9, 9, 9]);
    expect(last()).toEqual({ status: 'moved', groupId: 9, count: 2, failures: [], leftCount: 0 });
    await moves.undo();
    expect([...at.values()]).toEqual([0, 5, 9]);
    expect(last()).toMatchObject({ status: 'undone', count: 2, failures: [] });
  });

  it('takes 10,000 four at a time and tells of them a hundred times', async () => {
    const { at, moves, most, states } = setUp(many(10_000));
    await moves.move([...at.keys()], 8);
    expect(new Set(at.values())).toEqual(new Set([8]));
    expect(most()).toBe(4);
    expect(states.length).toBeLessThan(110);
  });

  it('names those that failed, tries them again, and takes back the moves of both tries', async () => {
    const { at, moves, refused, last } = setUp({ 1: 0, 2: 0, 3: 4 });
    refused.add(3);
    await moves.move([1, 2, 3], 9);
    expect(last()).toMatchObject({
      count: 2,
      failures: [{ deviceId: 3, error: new Error('no 3') }],
    });
    refused.clear();
    await moves.retry();
    expect(last()).toMatchObject({ status: 'moved', count: 3, failures: [] });
    await moves.undo();
    expect([...at.values()]).toEqual([0, 0, 4]);
  });

  it('stops where somebody says so, and goes on from there', async () => {
    const { at, moves, last, whenPut } = setUp(many(100));
    whenPut((id) => id === 10 && moves.stop());
    await moves.move([...at.keys()], 8);
    const state = last();
    expect(state).toMatchObject({ status: 'moved', failures: [] });
    const left = state?.status === 'moved' ? state.leftCount : 0;
    expect(left).toBeGreaterThan(80);
    whenPut(() => {});
    await moves.retry();
    expect(last()).toMatchObject({ count: 100, leftCount: 0 });
  });

  it('says which could not be put back, and tries those again', async () => {
    const { at, moves, refused, last } = setUp({ 1: 3, 2: 4 });
    await moves.move([1, 2], 9);
    refused.add(2);
    await moves.undo();
    expect(last()).toMatchObject({ status: 'undone', count: 1, failures: [{ deviceId: 2 }] });
    refused.clear();
    await moves.retry();
    expect([...at.values()]).toEqual([3, 4]);
  });
});
