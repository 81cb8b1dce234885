/** The peer: MapLibre with one GeoJSON source of all vehicles, clustered, fed by the same client. */
import { createTrackingClient } from '@rastro/sdk/client';
import { Map as MapLibreMap } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';

const { live } = createTrackingClient({ baseUrl: globalThis.location.origin });
const element = globalThis.document.getElementById('map');
const map = new MapLibreMap({
  container: element,
  style: { version: 8, sources: {}, layers: [] },
  center: [-97.7, 30.3],
  zoom: 9,
  attributionControl: false,
});
const features = new Map();

function collect(deviceIds) {
  for (const deviceId of deviceIds) {
    const position = live.positions.get(deviceId);
    if (!position) continue;
    const geometry = { type: 'Point', coordinates: [position.longitude, position.latitude] };
    features.set(deviceId, { type: 'Feature', properties: { deviceId }, geometry });
  }
}

map.on('load', () => {
  const data = () => ({ type: 'FeatureCollection', features: [...features.values()] });
  map.addSource('fleet', { type: 'geojson', data: data(), cluster: true });
  map.addLayer({
    id: 'fleet',
    type: 'circle',
    source: 'fleet',
    paint: { 'circle-radius': 8, 'circle-color': '#2a7' },
  });
  live.subscribeChanges((deviceIds) => {
    collect(deviceIds);
    map.getSource('fleet').setData(data());
    element.dataset.drawn = String(features.size);
  });
  live.start();
});
