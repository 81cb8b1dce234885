/** The peer: one plain Leaflet marker a vehicle, fed by the same client. */
import { createTrackingClient } from '@rastro/sdk/client';
import { divIcon, map as createMap, marker } from 'leaflet';
import 'leaflet/dist/leaflet.css';

const PROBE_ID = 1;

const { live } = createTrackingClient({ baseUrl: globalThis.location.origin });
const element = globalThis.document.getElementById('map');
const map = createMap(element, { zoomSnap: 0.25, attributionControl: false }).setView([0, 0], 2);
const icon = divIcon({ className: '', html: '<b>●</b>', iconSize: [20, 20] });
const markers = new Map();

live.subscribeChanges((deviceIds) => {
  for (const deviceId of deviceIds) {
    const position = live.positions.get(deviceId);
    if (!position) continue;
    const place = [position.latitude, position.longitude];
    const known = markers.get(deviceId);
    if (known) known.setLatLng(place);
    else markers.set(deviceId, marker(place, { icon }).addTo(map));
  }
  element.dataset.drawn = String(markers.size);
  element.dataset.shownFixAt = String(Date.parse(live.positions.get(PROBE_ID)?.fixTime));
});
globalThis.showAll = () => {
  map.fitBounds(
    [...markers.values()].map((one) => one.getLatLng()),
    { padding: [48, 48] },
  );
};
live.start();
