import { type Permission, PERMISSIONS } from './permissions';

const NAMES = /* @__PURE__ */ Object.keys(PERMISSIONS) as Permission[];

/** Accounts above and beside one's own: given one by one, by no preset. */
const ABOVE: readonly Permission[] = ['users.logInAs', 'users.reseller', 'users.subReseller'];
const OPERATED: readonly string[] = ['events', 'notifications', 'geofences', 'reports', 'shares'];
const OPERATOR: readonly Permission[] = [
  'devices.lock',
  'devices.unlock',
  'devices.anchor',
  'devices.share',
  'commands.send',
  'users.editSelf',
];

/** Usual permissions of each kind of person, from the fewest to the most. */
export const PERMISSION_PRESETS = /* @__PURE__ */ makePresets();

function makePresets() {
  const isSeen = (name: Permission) => name.endsWith('.view') && name !== 'users.view';
  const isOperated = (name: Permission) => OPERATED.includes(name.slice(0, name.indexOf('.')));
  return {
    viewer: NAMES.filter(isSeen),
    operator: NAMES.filter((name) => isSeen(name) || OPERATOR.includes(name) || isOperated(name)),
    fleetManager: NAMES.filter((name) => !ABOVE.includes(name)),
    everything: NAMES,
  } satisfies Readonly<Record<string, readonly Permission[]>>;
}

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
