// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  createTrackingClient,
  DeviceDetail,
  DeviceList,
  GeofenceEditor,
  LiveMap,
  Reports,
  RouteHistory,
  ShareViewer,
  TrackingProvider,
} from './index';

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

  it.each([
    ['the detail', <DeviceDetail key="1" deviceId={null} fallback={<p>Soon</p>} />],
    ['reports', <Reports key="2" fallback={<p>Soon</p>} />],
    ['the history of a route', <RouteHistory key="3" selectedId={1} fallback={<p>Soon</p>} />],
    ['the editor of fences', <GeofenceEditor key="4" fallback={<p>Soon</p>} />],
    ['a link', <ShareViewer key="5" token="secret" fallback={<p>Soon</p>} />],
  ])('renders in place of %s what the page says', (_, widget) => {
    const client = createTrackingClient({ baseUrl: 'https://fleet.test' });
    const html = renderToString(<TrackingProvider client={client}>{widget}</TrackingProvider>);
    expect(html).toContain('<p>Soon</p>');
    expect(html).not.toContain('secret');
  });
});
