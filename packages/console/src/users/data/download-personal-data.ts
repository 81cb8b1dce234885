import type { TrackingClient } from '@rastro/sdk/client';
import { downloadBlob } from '@rastro/sdk/internal/ui';

/** Hands out all that is held of an account as a file; `name` begins its name. Throws a TrackingError. */
export async function downloadPersonalData(
  client: Pick<TrackingClient, 'access'>,
  userId: number,
  name: string,
): Promise<void> {
  const data = await client.access.readData(userId);
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  downloadBlob(file, `${name}-${data.madeAt.slice(0, 10)}.json`);
}
