/**
 * Meaning of writing a member beyond the item itself, and so who may write it besides those who may
 * write the item:
 * - `limit`: max numbers of an account, or its administrator flag. Administrators, and resellers below.
 * - `restriction`: limits on an account's actions. Those who manage it, and never the account itself.
 * - `end`: lifetime of an account. Nobody gives more than they have.
 * - `signIn`: access to an account. Its owner enters the current password.
 * - `permission`: rights given one by one.
 * - `effect`: automatic effect on vehicles, where and when. Those who may do that by hand.
 * - `server`: the product alone; values that clients send are dropped.
 */
export type MemberRight =
  | 'limit'
  | 'restriction'
  | 'end'
  | 'signIn'
  | 'permission'
  | 'effect'
  | 'server';

/**
 * The members that say something, by the name of their resource; attributes by themselves, without the brand's prefix. A
 * test holds the list of those that say nothing, so that a new one is in neither.
 */
export const MEMBER_RIGHTS = {
  User: {
    id: 'server',
    login: 'signIn',
    email: 'signIn',
    newEmail: 'server',
    needsSecondFactor: 'server',
    needsTerms: 'server',
    lateSince: 'server',
    suspendsOn: 'server',
    readonly: 'restriction',
    deviceReadonly: 'restriction',
    limitCommands: 'restriction',
    disableReports: 'restriction',
    fixedEmail: 'restriction',
    administrator: 'limit',
    disabled: 'restriction',
    temporary: 'server',
    deviceLimit: 'limit',
    userLimit: 'limit',
    retentionDays: 'restriction',
    expirationTime: 'end',
    password: 'signIn',
    totpKey: 'signIn',
    'attributes.advancedPerms': 'permission',
    'attributes.accountState': 'server',
    'attributes.suspensionReason': 'server',
    'attributes.isReseller': 'server',
    'attributes.resellerDomain': 'server',
    'attributes.isQrDriverId': 'server',
    'attributes.isQrDeviceId': 'server',
  },
  Command: {
    id: 'server',
    deviceId: 'server',
    type: 'effect',
    attributes: 'effect',
    'attributes.harmless': 'effect',
    'attributes.stopsEngine': 'effect',
  },
  Geofence: {
    id: 'server',
    area: 'effect',
    calendarId: 'effect',
    'attributes.lockOnEnter': 'effect',
    'attributes.lockOnExit': 'effect',
    'attributes.isAnchor': 'effect',
    'attributes.deviceId': 'effect',
  },
  Notification: {
    id: 'server',
    type: 'effect',
    always: 'effect',
    notificators: 'effect',
    calendarId: 'effect',
    commandId: 'effect',
    attributes: 'effect',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, MemberRight>>>>;

type Stated = typeof MEMBER_RIGHTS;
type MembersOf<Name extends keyof Stated, Right extends MemberRight> = {
  [Member in keyof Stated[Name]]: Stated[Name][Member] extends Right ? Member : never;
}[keyof Stated[Name]];

/** The members of a resource whose writing says something, by their names. */
export const listMembers = <Name extends keyof Stated, Right extends MemberRight>(
  name: Name,
  right: Right,
): MembersOf<Name, Right>[] =>
  Object.entries(MEMBER_RIGHTS[name])
    .filter(([, stated]) => stated === right)
    .map(([member]) => member as MembersOf<Name, Right>); // those of that right

/**
 * True when a change includes a member of the right: `changed` as {@link listChanges} names it,
 * attributes with any prefix that the brand has or had.
 */
export function decides(
  name: keyof Stated,
  right: MemberRight,
  changed: readonly string[],
): boolean {
  const stated: Readonly<Record<string, MemberRight>> = MEMBER_RIGHTS[name];
  return changed.some((member) => {
    if (!member.startsWith('attributes.')) return stated[member] === right;
    const key = `attributes.${member.slice(member.lastIndexOf('.') + 1)}`;
    return (stated[key] ?? stated['attributes']) === right;
  });
}
