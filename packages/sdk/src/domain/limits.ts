/** Timeout of a call to the tracking API, in milliseconds (spec §9). */
export const TRACKING_TIMEOUT_MS = 60_000;

/** Timeout of a call to the extra layer, in milliseconds (spec §9). */
export const EXTRA_LAYER_TIMEOUT_MS = 30_000;

/** Delay before a closed socket is reopened, in milliseconds (spec §9). */
export const RECONNECT_DELAY_MS = 5_000;

/** Number of ids in one request for positions (spec §9, decision 17). */
export const POSITION_BATCH_SIZE = 500;

/** Duration of a marker's move to its next place, in milliseconds (spec §9). */
export const MARKER_MOVE_MS = 500;

/** Display time of a toast, in milliseconds (spec §9). */
export const TOAST_MS = 7_000;

/** The window width up to which the layout is the mobile one, in pixels (spec §9). */
export const MOBILE_MAX_WIDTH_PX = 768;

/** Timeout of loading a chunk of the page, in milliseconds (spec §9). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** The most bytes that a picture of a device may have (tracking-api §1.6). */
export const MAX_IMAGE_BYTES = 500_000;

/** Max number of live tokens of an account. */
export const MAX_TOKENS = 50;

/** Max number of live keys for programs of an account. */
export const MAX_KEYS = 20;

/** Max number of pending invitations of an account. */
export const MAX_INVITATIONS = 500;

/** Max days that an invitation stays pending. */
export const MAX_INVITATION_DAYS = 30;

/** Max number of live links to vehicles of an account. */
export const MAX_SHARES = 100;

/** Max number of webhook addresses of an account. */
export const MAX_WEBHOOKS = 20;

/** Max number of commands queued for one device. */
export const MAX_QUEUED_COMMANDS = 100;

/**
 * Max number of objects of one kind (geofences, groups, rules …) that an account owns;
 * administrators have no limit.
 */
export const MAX_OBJECTS = 5_000;

/** Max lifetime of a program's token, in days. */
export const MAX_TOKEN_DAYS = 366;
