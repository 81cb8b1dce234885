/** A reader with more than this before it has stopped reading. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;
/**
 * Max time that data may wait without a break: a slow reader catches up in between, a dead one
 * never.
 */
const MAX_STALL_MS = 30_000;

/** Told what waits for a reader before each frame; true when it is to be cut off, to come back. */
export const createStallWatch = (clock: () => number): ((waitingBytes: number) => boolean) => {
  let waitingSinceMs: number | undefined;
  return (waitingBytes) => {
    if (waitingBytes === 0) waitingSinceMs = undefined;
    else waitingSinceMs ??= clock();
    const isLong = waitingSinceMs !== undefined && clock() - waitingSinceMs > MAX_STALL_MS;
    return isLong || waitingBytes > MAX_WAITING_BYTES;
  };
};
