import type { TrackingClient } from '@rastro/sdk/client';
import { defaultBranding, parseBranding, type Branding } from '@rastro/theme/schema';
import { useEffect, useState } from 'react';

/**
 * The brand of the server; null until it is known. A server without one, or with one that cannot be
 * read, gets the default brand: the product still works.
 */
export function useBranding(client: TrackingClient): Branding | null {
  const [branding, setBranding] = useState<Branding | null>(null);
  useEffect(() => {
    const loading = new AbortController();
    const attributePrefix = client.attributePrefix;
    client.branding.get({ signal: loading.signal }).then(
      (json) => {
        const result = parseBranding(json, { attributePrefix });
        setBranding(result.ok ? result.branding : defaultBranding);
      },
      () => {
        if (!loading.signal.aborted) setBranding(defaultBranding);
      },
    );
    return () => loading.abort();
  }, [client]);
  return branding;
}
