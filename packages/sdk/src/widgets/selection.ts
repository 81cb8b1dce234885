/** The vehicle that is chosen, in every widget alike: `useState<DeviceSelection>()` holds it. */
export type DeviceSelection = number | null | undefined;
