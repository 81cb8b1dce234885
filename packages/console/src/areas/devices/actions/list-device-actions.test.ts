import { expect, it } from 'vitest';
import { DEVICE_ACTIONS, listDeviceActions, splitActions } from './list-device-actions';

const may = (isAllowed: boolean) =>
  Object.fromEntries(DEVICE_ACTIONS.map((id) => [id, isAllowed])) as Record<
    (typeof DEVICE_ACTIONS)[number],
    boolean
  >;

it('leaves out what the account may not do, and keeps the order of the rest', () => {
  expect(listDeviceActions(may(true))).toEqual([...DEVICE_ACTIONS]);
  expect(listDeviceActions({ ...may(false), edit: true, follow: true })).toEqual([
    'follow',
    'edit',
  ]);
});

it('gives the first their buttons and the rest to the menu, which never holds one alone', () => {
  expect(splitActions([...DEVICE_ACTIONS])).toEqual({
    buttons: ['offline', 'follow', 'lock', 'anchor'],
    more: ['history', 'share', 'command', 'edit', 'copy', 'consent', 'log', 'delete'],
  });
  for (let count = 0; count <= DEVICE_ACTIONS.length; count += 1) {
    const { buttons, more } = splitActions(DEVICE_ACTIONS.slice(0, count));
    expect([...buttons, ...more]).toEqual(DEVICE_ACTIONS.slice(0, count));
    expect(buttons.length + Math.min(more.length, 1)).toBeLessThanOrEqual(5);
    expect(more.length).not.toBe(1);
  }
});
