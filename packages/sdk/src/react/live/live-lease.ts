import type { TrackingClient } from '../../client';

/** Time the stream outlives its last reader, in ms, so that a change of page does not close it. */
export const LIVE_GRACE_MS = 2000;

interface Lease {
  readers: number;
  isOwner: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const leases = new WeakMap<TrackingClient, Lease>();

/**
 * Keeps the live stream open while somebody reads. A stream that the host started itself is left to
 * the host. Returns the way to give the lease back.
 */
export function leaseLive(client: TrackingClient): () => void {
  let lease = leases.get(client);
  if (!lease) leases.set(client, (lease = { readers: 0, isOwner: false, timer: undefined }));
  const held = lease;
  held.readers += 1;
  clearTimeout(held.timer);
  open(client, held);
  return () => {
    held.readers -= 1;
    if (held.readers > 0 || !held.isOwner) return;
    held.timer = setTimeout(() => {
      held.isOwner = false;
      client.live.stop();
    }, LIVE_GRACE_MS);
  };
}

/** After somebody signed in: opens the stream again for those who still read. */
export function resumeLive(client: TrackingClient): void {
  const lease = leases.get(client);
  if (lease && lease.readers > 0) open(client, lease);
}

function open(client: TrackingClient, lease: Lease): void {
  const { status } = client.live.connection.getSnapshot();
  if (status !== 'idle' && status !== 'signedOut') return;
  lease.isOwner = true;
  client.live.start();
}
