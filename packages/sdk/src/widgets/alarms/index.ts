'use client';
export { EventIcon } from './event-icon';
export { useEventNames, useEventWords, type EventNames } from './use-event-words';
export { EventList, type EventListProps } from './event-list';
export type { EventLinks } from './event-drawer';
export { AlarmTaker, type AlarmTakerProps } from './alarm-taker';
