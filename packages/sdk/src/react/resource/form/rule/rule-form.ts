import {
  defineResource,
  notification,
  type Holders,
  type NotificationRule,
} from '../../../../contract';
import { flag, number, numbers, text } from '../../../../contract/describe/members';
import {
  ESCALATION_MAX_MINUTES,
  NOTICE_CORNERS,
  readNoticeStyle,
  splitList,
} from '../../../../domain';
import { defineView } from '../../define-view';
import type { FormValues } from '../form-values';
import type { SavedItem } from '../use-save';

const { description, type, notificators, calendarId, commandId } = notification.members;
const DEFAULT_SOUND = 'audio1';

/**
 * A rule as a form shows it: beside its members what lies in its attributes, and the devices and groups
 * that it is linked to.
 */
const ruleForm = /* @__PURE__ */ defineResource({
  name: 'Notification',
  path: '/notifications',
  area: 'notifications',
  members: {
    type,
    description,
    alarms: text({ default: '' }),
    geofenceIds: numbers(),
    notificators: { ...notificators, fallback: 'web' },
    commandId,
    always: { ...flag(), fallback: true },
    deviceIds: numbers(),
    groupIds: numbers(),
    calendarId,
    color: text({ default: '' }),
    position: text({ default: NOTICE_CORNERS[0] }),
    pin: flag(),
    sound: text({ default: DEFAULT_SOUND }),
    soundURL: text({ default: '', trim: true, maxLength: 500 }),
    autoAdd: flag(),
    escalateAfter: number({ whole: true, min: 0, max: ESCALATION_MAX_MINUTES }),
    escalateTo: numbers(),
    escalateBy: text({ default: '' }),
  },
});

/** Layout of the rule form. */
export const ruleView = /* @__PURE__ */ defineView(ruleForm, {
  columns: ['description'],
  drawn: ['geofenceIds', 'deviceIds', 'groupIds', 'escalateTo'],
  form: [
    ['type', 'alarms', 'geofenceIds', 'description'],
    { key: 'holds', members: ['always', 'deviceIds', 'groupIds', 'calendarId'] },
    {
      key: 'channels',
      members: [
        ...['notificators', 'commandId', 'autoAdd'],
        ...['escalateAfter', 'escalateTo', 'escalateBy'],
      ] as const,
    },
    { key: 'look', members: ['color', 'position', 'sound', 'soundURL', 'pin'] },
  ],
});

/** Returns the links to devices and groups in a form's values; null when there are none. */
export function readLinks({ deviceIds, groupIds }: FormValues): Partial<Holders> | null {
  const links: Partial<Holders> = {
    ...(Array.isArray(deviceIds) && { deviceIds: deviceIds.map(Number) }),
    ...(Array.isArray(groupIds) && { groupIds: groupIds.map(Number) }),
  };
  return Object.keys(links).length > 0 ? links : null;
}

/** A rule and what it is linked to, as its form shows them. */
export function toRuleItem(rule: NotificationRule, holders: Holders, prefix: string): SavedItem {
  const { attributes } = rule;
  const style = readNoticeStyle(attributes, prefix);
  const own = (key: string) => attributes[`${prefix}.${key}`];
  return {
    ...rule,
    alarms: splitList(attributes['alarms']).join(','),
    geofenceIds: splitList(attributes['geofenceIds']).map(Number),
    notificators: splitList(rule.notificators).join(','),
    deviceIds: holders.deviceIds,
    groupIds: holders.groupIds,
    color: style.color ?? '',
    position: style.corner,
    pin: style.isPinned,
    // As it is written: what is wrong with it is to be seen.
    sound: String(own('sound') ?? DEFAULT_SOUND),
    soundURL: String(own('soundURL') ?? ''),
    autoAdd: String(own('autoAdd')) === 'true',
    escalateAfter: Number(own('escalateAfter') ?? 0) || 0,
    escalateTo: splitList(String(own('escalateTo') ?? '')).map(Number),
    escalateBy: splitList(own('escalateBy')).join(','),
  };
}

const PLAIN = ['type', 'description', 'notificators', 'commandId', 'always', 'calendarId'];
const OWN = [
  ...['color', 'position', 'pin', 'sound', 'soundURL', 'autoAdd'],
  ...['escalateAfter', 'escalateTo', 'escalateBy'],
];
/** Defaults of a rule's attributes that are not set. */
const UNSAID: Readonly<Record<string, unknown>> = {
  color: '',
  position: NOTICE_CORNERS[0],
  pin: false,
  sound: DEFAULT_SOUND,
  soundURL: '',
  autoAdd: false,
  escalateAfter: 0,
  escalateTo: '',
  escalateBy: '',
};

/** Returns the form values that the rule itself holds; attributes at their default are null. */
export function toRuleChanges(values: FormValues, prefix: string): FormValues {
  const rule: FormValues = {};
  const attributes: FormValues = {};
  for (const [name, value] of Object.entries(values)) {
    if (PLAIN.includes(name)) rule[name] = value;
    if (name === 'alarms') attributes['alarms'] = value || null;
    if (name === 'geofenceIds') {
      attributes['geofenceIds'] = (Array.isArray(value) && value.join()) || null;
    }
    if (OWN.includes(name)) {
      const said = Array.isArray(value) ? value.join() : value;
      attributes[`${prefix}.${name}`] = (said ?? UNSAID[name]) === UNSAID[name] ? null : said;
    }
  }
  return Object.keys(attributes).length > 0 ? { ...rule, attributes } : rule;
}
