/**
 * What writing a member says beyond the thing itself, and so who may write it beside whoever may write the thing:
 * - `limit`: how much an account may have, or that it is an administrator's. Administrators, and resellers below.
 * - `restriction`: what an account may not do. Who manages it, and never the account itself.
 * - `end`: how long an account lives. Nobody gives more than they have.
 * - `signIn`: who gets into an account. Its owner shows the present password.
 * - `permission`: rights given one by one.
 * - `effect`: what something does to vehicles by itself, where and when. Who may do that by hand.
 * - `server`: the product alone; what clients send is left out.
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
 * Whether a change says something: `changed` as {@link listChanges} names it, attributes with whatever prefix the brand
 * has or had.
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
