import { createTrackingClient, DeviceList, LiveMap, TrackingProvider } from '@rastro/sdk';
import { useEffect, useMemo, useState } from 'react';
import { look } from './look';

const server = import.meta.env.VITE_TRACKING_SERVER ?? 'http://127.0.0.1:8080';

export function FleetPage({ token, onSignedOut }: { token: string; onSignedOut: () => void }) {
  const [selectedId, select] = useState<number>();
  const client = useMemo(
    () => createTrackingClient({ baseUrl: server, auth: { kind: 'token', token } }),
    [token],
  );
  useEffect(() => client.on('signedOut', onSignedOut), [client, onSignedOut]);

  return (
    <div className="fleet">
      <TrackingProvider client={client} locale="en-US" appearance={look}>
        <LiveMap selectedId={selectedId} onSelect={select} />
        <DeviceList selectedId={selectedId} onSelect={select} density="comfortable" />
      </TrackingProvider>
    </div>
  );
}
