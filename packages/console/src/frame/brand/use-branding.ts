import type { TrackingClient } from '@rastro/sdk/client';
import { defaultBranding } from '@rastro/theme';
import type { Branding } from '@rastro/theme/schema';
import { useEffect, useState } from 'react';
import { readPageBranding } from './read-page-branding';

/**
 * The brand of the server: from the page it wrote, else asked for; null until it is known. A server without one, or with one that cannot be
 * read, gets the default brand: the product still works. One that did not answer is asked again as
 * soon as `isServerDown` ends.
 */
export function useBranding(client: TrackingClient, isServerDown: boolean): Branding | null {
  const [branding, setBranding] = useState<Branding | null>(() => readPageBranding(document));
  const [isSettled, setSettled] = useState(branding !== null);
  useEffect(() => {
    if (isSettled || isServerDown) return;
    const loading = new AbortController();
    loadBranding(client, loading.signal).then(
      (loaded) => {
        if (loading.signal.aborted) return;
        setBranding(loaded);
        setSettled(true);
      },
      () => {
        if (!loading.signal.aborted) setBranding((known) => known ?? defaultBranding);
      },
    );
    return () => loading.abort();
  }, [client, isSettled, isServerDown]);
  return branding;
}

async function loadBranding(client: TrackingClient, signal: AbortSignal): Promise<Branding> {
  const [json, { parseBranding }] = await Promise.all([
    client.branding.get({ signal }),
    import('@rastro/theme/schema'),
  ]);
  const result = parseBranding(json, { attributePrefix: client.attributePrefix });
  return result.ok ? result.branding : defaultBranding;
}
