import { createTrackingClient, LiveMap, TrackingProvider } from '@rastro/sdk';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const PROBE_ID = 1;

const client = createTrackingClient({ baseUrl: globalThis.location.origin });
const map = createElement(LiveMap, {
  selectedId: PROBE_ID,
  ref: (handle) => (globalThis.showAll = () => handle.fitAll()),
});
createRoot(globalThis.document.getElementById('map')).render(
  createElement(TrackingProvider, { client, locale: 'en-US' }, map),
);
