/** The parts of the detail, one at a time: what is so now, what happened today, all that is known. */
export const DEVICE_DETAIL_TABS = ['now', 'events', 'data'] as const;

/** One of {@link DEVICE_DETAIL_TABS}. */
export type DeviceDetailTab = (typeof DEVICE_DETAIL_TABS)[number];
