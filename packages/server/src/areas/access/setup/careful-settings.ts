import { ENGINE_ORIGIN } from '../../../db/credential-epoch';
import type { Upstream } from '../../../upstream/upstream';

/**
 * Settings that make the embedded engine of a new server read values as people mean them, where
 * Traccar takes them literally. A server whose first administrator came by the engine's door has
 * none of them.
 */
export const CAREFUL_SETTINGS: Readonly<Record<string, unknown>> = {
  'values.asMeant': true,
  'time.correct': true,
  // Places that cannot be, and those of a cell tower: a vehicle of neither drives thousands of km.
  'filter.zero': true,
  'filter.accuracy': 1_000,
};

/** Turns them on, in the administrator's name; a tracking server elsewhere knows none of them. */
export async function setCarefulSettings(upstream: Upstream, userId: number): Promise<void> {
  if (upstream.origin !== ENGINE_ORIGIN) return;
  await upstream.change(
    '/server',
    (stored) => ({
      ...stored,
      attributes: { ...(stored['attributes'] as object | undefined), ...CAREFUL_SETTINGS },
    }),
    { actor: { userId } },
  );
}
