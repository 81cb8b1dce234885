import { type Permission, PERMISSIONS } from './permissions';

const NAMES = Object.keys(PERMISSIONS) as Permission[];
const isView = (name: Permission): boolean => name.endsWith('.view');
const isOf =
  (...areas: string[]) =>
  (name: Permission): boolean =>
    areas.some((area) => name.startsWith(`${area}.`));

/** Accounts above and beside one's own: given one by one, by no preset. */
const ABOVE: ReadonlySet<Permission> = new Set([
  'users.logInAs',
  'users.reseller',
  'users.subReseller',
]);
const isOperating = isOf('events', 'notifications', 'geofences', 'reports', 'shares');
const OPERATOR: ReadonlySet<Permission> = new Set([
  'devices.lock',
  'devices.unlock',
  'devices.anchor',
  'devices.share',
  'commands.send',
  'users.editSelf',
]);

/** What a kind of person is usually given, from the least to the most. */
export const PERMISSION_PRESETS = {
  viewer: NAMES.filter((name) => isView(name) && name !== 'users.view'),
  operator: NAMES.filter(
    (name) => (isView(name) && name !== 'users.view') || OPERATOR.has(name) || isOperating(name),
  ),
  fleetManager: NAMES.filter((name) => !ABOVE.has(name)),
  everything: NAMES,
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

/** The name of a preset. */
export type PermissionPreset = keyof typeof PERMISSION_PRESETS;

/** The preset that gives just these permissions; null for none. */
export function findPreset(permissions: ReadonlySet<Permission>): PermissionPreset | null {
  const presets = Object.entries(PERMISSION_PRESETS) as [PermissionPreset, readonly Permission[]][];
  const found = presets.find(
    ([, names]) =>
      names.length === permissions.size && names.every((name) => permissions.has(name)),
  );
  return found?.[0] ?? null;
}
