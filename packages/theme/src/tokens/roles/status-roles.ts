/** The six states a device is shown in (design language §2), in order of precedence for the word. */
export const statusRoles = ['alarm', 'unknown', 'offline', 'moving', 'idle', 'stopped'] as const;

/** One of the six states; `data-status` carries it. */
export type StatusRole = (typeof statusRoles)[number];
