/** How long a call to the tracking API may take, in milliseconds (spec §9). */
export const TRACKING_TIMEOUT_MS = 60_000;

/** How long a call to the extra layer may take, in milliseconds (spec §9). */
export const EXTRA_LAYER_TIMEOUT_MS = 30_000;

/** How long after the socket closed it is opened again, in milliseconds (spec §9). */
export const RECONNECT_DELAY_MS = 5_000;

/** How many ids one request for positions carries (spec §9, decision 17). */
export const POSITION_BATCH_SIZE = 500;

/** How long a marker takes to its next place, in milliseconds (spec §9). */
export const MARKER_MOVE_MS = 500;

/** How long a toast stays, in milliseconds (spec §9). */
export const TOAST_MS = 7_000;

/** The window width up to which the layout is the mobile one, in pixels (spec §9). */
export const MOBILE_MAX_WIDTH_PX = 768;

/** How long a chunk of the page may take to load, in milliseconds (spec §9). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** The most bytes that a picture of a device may have (tracking-api §1.6). */
export const MAX_IMAGE_BYTES = 500_000;

/** How many live tokens an account has at most. */
export const MAX_TOKENS = 50;

/** How many live keys for programs an account has at most. */
export const MAX_KEYS = 20;

/** How many invitations of an account wait at most. */
export const MAX_INVITATIONS = 500;

/** How many days an invitation waits at most. */
export const MAX_INVITATION_DAYS = 30;

/** How many live links to vehicles an account has at most. */
export const MAX_SHARES = 100;

/** How many addresses of own systems an account has at most. */
export const MAX_WEBHOOKS = 20;

/** How many commands wait for one device at most. */
export const MAX_QUEUED_COMMANDS = 100;

/** How many objects of one kind (geofences, groups, rules …) an account owns at most; administrators any number. */
export const MAX_OBJECTS = 5_000;

/** How long a token of a program lives at most, in days. */
export const LONGEST_TOKEN_DAYS = 366;
