import type { TrackingClient } from '@rastro/sdk/client';
import { defaultBranding, parseBranding, type Branding } from '@rastro/theme/schema';
import { useEffect, useState } from 'react';

/**
 * The brand of the server; null until it is known. A server without one, or with one that cannot be
 * read, gets the default brand: the product still works. One that did not answer is asked again as
 * soon as `isServerDown` ends.
 */
export function useBranding(client: TrackingClient, isServerDown: boolean): Branding | null {
  const [branding, setBranding] = useState<Branding | null>(null);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isSettled || isServerDown) return;
    const loading = new AbortController();
    const attributePrefix = client.attributePrefix;
    client.branding.get({ signal: loading.signal }).then(
      (json) => {
        const result = parseBranding(json, { attributePrefix });
        setBranding(result.ok ? result.branding : defaultBranding);
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
