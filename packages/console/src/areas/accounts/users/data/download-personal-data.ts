import type { TrackingClient } from '@rastro/sdk/client';
import type { DriverData, PersonalData } from '@rastro/sdk/contract';
import { downloadBlob } from '@rastro/sdk/internal/ui';

/** All that is held of an account or a driver. */
export type HeldData = PersonalData | DriverData;

/** Hands it out as a file; `name` begins its name. */
export function saveData(data: HeldData, name: string): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  downloadBlob(file, `${name}-${data.madeAt.slice(0, 10)}.json`);
}

/** Hands out all that is held of an account as a file; `name` begins its name. Throws a TrackingError. */
export async function downloadPersonalData(
  client: Pick<TrackingClient, 'access'>,
  userId: number,
  name: string,
): Promise<void> {
  saveData(await client.access.readData(userId), name);
}
