import { readAlarms } from '../device/motion-state';
import { readText } from '../device/read-attribute';

/** The eight colours of a notice. */
export const NOTICE_COLORS = [
  'soft-red',
  'red',
  'soft-green',
  'green',
  'soft-yellow',
  'yellow',
  'soft-info',
  'info',
] as const;
/** A colour of a notice, as its CSS names it. */
export type NoticeColor = (typeof NOTICE_COLORS)[number];

/** The corners that a notice may stand in; the first is the default. */
export const NOTICE_CORNERS = ['bottom-right', 'top-right', 'top-left', 'bottom-left'] as const;
/** A corner of the page. */
export type NoticeCorner = (typeof NOTICE_CORNERS)[number];

/** The built-in sounds, `audio1` to `audio24`; the first is the default. */
export const NOTICE_SOUNDS: readonly string[] = /* @__PURE__ */ Array.from(
  { length: 24 },
  (_, index) => `audio${index + 1}`,
);
const DEFAULT_SOUND = 'audio1';

/** Look and sound of a notice. */
export interface NoticeStyle {
  /** null leaves it to the type of the event. */
  color: NoticeColor | null;
  corner: NoticeCorner;
  /** Stays until it is closed. */
  isPinned: boolean;
  /** `mute`, `custom` for `soundUrl`, or one of the built-in ones. */
  sound: string;
  /** Empty unless the sound is `custom` and the address can be one. */
  soundUrl: string;
}

/** True for an address that can be a sound's: http or https, and mp3, wav or ogg. */
export function isSoundUrl(text: string): boolean {
  try {
    const { protocol, pathname } = new URL(text);
    return /^https?:$/.test(protocol) && /\.(mp3|wav|ogg)$/i.test(pathname);
  } catch {
    return false;
  }
}

/** Reads how a rule wants its notices; what is none of ours counts as not said. */
export function readNoticeStyle(
  attributes: Record<string, unknown> | null | undefined,
  prefix: string,
): NoticeStyle {
  const text = (key: string) => readText({ attributes: attributes ?? null }, `${prefix}.${key}`);
  const pin = attributes?.[`${prefix}.pin`];
  const url = text('soundURL');
  const asked = text('sound') || DEFAULT_SOUND;
  const isCustom = asked === 'custom' && isSoundUrl(url);
  const isKnown = isCustom || asked === 'mute' || NOTICE_SOUNDS.includes(asked);
  return {
    color: NOTICE_COLORS.find((color) => color === text('color')) ?? null,
    corner: NOTICE_CORNERS.find((corner) => corner === text('position')) ?? NOTICE_CORNERS[0],
    isPinned: pin === true || pin === 'true',
    sound: isKnown ? asked : DEFAULT_SOUND,
    soundUrl: isCustom ? url : '',
  };
}

/** The least that must be known of a notification rule. */
export interface NoticeRule {
  type: string;
  notificators: string;
  attributes: Record<string, unknown>;
}

/** The rule by which a page is told of an event: the first for the page that names its type and alarm. */
export function findNoticeRule<T extends NoticeRule>(
  event: { type: string; attributes?: Record<string, unknown> | null },
  rules: readonly T[],
): T | undefined {
  const alarm = readText(event, 'alarm');
  return rules.find(
    ({ type, notificators, attributes }) =>
      type === event.type &&
      notificators.split(',').some((channel) => channel.trim() === 'web') &&
      (type !== 'alarm' ||
        readAlarms({ attributes: { alarm: attributes['alarms'] } }).includes(alarm)),
  );
}
