// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createTrackingClient, DeviceList, LiveMap, TrackingProvider } from './index';

describe('on a server', () => {
  it('renders the widgets without a browser and opens nothing', () => {
    const client = createTrackingClient({ baseUrl: 'https://fleet.test' });
    const html = renderToString(
      <TrackingProvider client={client} locale="en-US" appearance={{ accent: '#2f5bd8' }}>
        <DeviceList />
        <LiveMap fallback={<p>Map</p>} />
      </TrackingProvider>,
    );
    expect(html).toContain('rastro-device-list');
    expect(html).toContain('Search devices');
    expect(html).toContain('<p>Map</p>');
    expect(client.live.connection.getSnapshot().status).toBe('idle');
  });
});
