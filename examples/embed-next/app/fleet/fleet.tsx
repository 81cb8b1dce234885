'use client';

import { createTrackingClient, DeviceList, LiveMap, TrackingProvider } from '@rastro/sdk';
import { useEffect, useMemo, useState } from 'react';

const look = { accent: '#b3261e', font: 'inherit' };

export function Fleet({ server, token }: { server: string; token: string }) {
  const [selectedId, select] = useState<number>();
  const [endedToken, setEndedToken] = useState<string>();
  const client = useMemo(
    () => createTrackingClient({ baseUrl: server, auth: { kind: 'token', token } }),
    [server, token],
  );
  useEffect(() => client.on('signedOut', () => setEndedToken(token)), [client, token]);

  if (endedToken === token) return <p role="alert">The token of this page has ended.</p>;
  return (
    <div className="fleet">
      <TrackingProvider client={client} locale="en-US" appearance={look}>
        <LiveMap selectedId={selectedId} onSelect={select} fallback={<p>The map follows.</p>} />
        <DeviceList selectedId={selectedId} onSelect={select} density="comfortable" />
      </TrackingProvider>
    </div>
  );
}
