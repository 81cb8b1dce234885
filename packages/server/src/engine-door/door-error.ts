/** Traccar's message to callers without access. */
export const UNAUTHORIZED = 'HTTP 401 Unauthorized';

/** A refusal of the door itself; the words are line 1 of the answer. */
export class DoorError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'DoorError';
  }
}
