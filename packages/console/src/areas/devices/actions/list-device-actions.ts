/** Actions of a device, in the order of the detail and of every menu; frequent ones first. */
export const DEVICE_ACTIONS = [
  'offline',
  'follow',
  'lock',
  'anchor',
  'history',
  'share',
  'command',
  'edit',
  'copy',
  'consent',
  'log',
  'delete',
] as const;

/** One of them. */
export type DeviceActionId = (typeof DEVICE_ACTIONS)[number];

/** Max actions with a button of their own in the detail; the others are behind "More". */
const MAX_BUTTONS = 4;

/** Those that the account may do, in their order. */
export const listDeviceActions = (
  may: Readonly<Record<DeviceActionId, boolean>>,
): DeviceActionId[] => DEVICE_ACTIONS.filter((id) => may[id]);

/** Those with a button of their own, and those behind "More": one alone has a button too. */
export function splitActions<Action>(actions: readonly Action[]): {
  buttons: readonly Action[];
  more: readonly Action[];
} {
  const count = actions.length === MAX_BUTTONS + 1 ? actions.length : MAX_BUTTONS;
  return { buttons: actions.slice(0, count), more: actions.slice(count) };
}
