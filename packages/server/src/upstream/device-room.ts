import type { UpstreamResponse } from './upstream';

const REACHED = /^Device limit of the server reached: (\d+)$/;

/** Returns the refusal of a new device when there are `most` already. */
export const devicesFull = (most: number): UpstreamResponse => ({
  status: 400,
  body: `Device limit of the server reached: ${most}`,
});

/** The limit that the words of an answer name; undefined for other words. */
export const readReachedLimit = (words: string): string | undefined => REACHED.exec(words)?.[1];

/** There is a limit of devices, and nobody who may count them all. */
export const DEVICES_UNCOUNTED = 'Devices cannot be counted';
