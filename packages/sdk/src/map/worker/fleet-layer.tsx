import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useMap } from 'react-leaflet';
import type { DeviceFilter } from '../../domain/device/filter-devices';
import { toInitials } from '../../domain/user/to-initials';
import { useFleetAlarms } from '../../react/alarms/use-fleet-alarms';
import { useTrackingContext } from '../../react/provider/tracking-context';
import type { FleetCluster } from '../cluster/find-cluster';
import { connectFleet, type FleetFeed } from './connect-fleet';
import { createFleetCanvasLayer, type FleetCanvasLayer } from './fleet-canvas-layer';
import { useReducedMotion } from '../canvas/use-reduced-motion';

/** Props of `FleetLayer`. */
export interface FleetLayerProps {
  selectedId?: number | undefined;
  /** A vehicle was pressed; `undefined` for the map beside all vehicles. */
  onSelect?: ((deviceId: number | undefined) => void) | undefined;
  /** The vehicles that are followed; give the same list while nothing changes. */
  followIds?: readonly number[] | undefined;
  /** A cluster was pressed. */
  onClusterPress?: ((cluster: FleetCluster) => void) | undefined;
  /** Default: names off, plates on. */
  showNames?: boolean;
  showPlates?: boolean;
  /** Tell by shapes and colours what vehicles do; default true. Alarms show either way. */
  showStatus?: boolean;
  /** Vehicles that stand near each other are one disc with their number. Default on. */
  showClusters?: boolean;
  /** Names of groups by id, written before those of their vehicles. Default none. */
  groupNames?: ReadonlyMap<number, string>;
  /** Devices it leaves out are not on the map (spec §4). */
  filter?: DeviceFilter | undefined;
  /** After every painted frame. */
  onFrame?: ((layer: FleetCanvasLayer) => void) | undefined;
  ref?: Ref<FleetCanvasLayer>;
}

const NONE: readonly number[] = [];
const NO_GROUPS: ReadonlyMap<number, string> = new Map();

/**
 * All vehicles of the live store on one canvas of the Leaflet map around it. Painted in a worker; when
 * that dies, all begins anew in the page.
 */
export function FleetLayer(props: FleetLayerProps) {
  const [isInPage, setInPage] = useState(false);
  const onLost = () => setInPage(true);
  return <PaintedFleet key={String(isInPage)} {...props} isInPage={isInPage} onLost={onLost} />;
}

function PaintedFleet({
  isInPage,
  onLost,
  selectedId,
  onSelect,
  onClusterPress,
  followIds = NONE,
  showNames = false,
  showPlates = true,
  showStatus = true,
  groupNames = NO_GROUPS,
  showClusters = true,
  filter,
  onFrame,
  ref,
}: FleetLayerProps & { isInPage: boolean; onLost: () => void }) {
  const map = useMap();
  const { client, locale } = useTrackingContext('FleetLayer');
  const { attended, resolved: resolvedIds } = useFleetAlarms();
  const reducedMotion = useReducedMotion();
  const press = useEffectEvent((deviceId: number | undefined) => onSelect?.(deviceId));
  const pressCluster = useEffectEvent((cluster: FleetCluster) => onClusterPress?.(cluster));
  const report = useEffectEvent((painted: FleetCanvasLayer) => onFrame?.(painted));
  const lose = useEffectEvent(() => onLost());
  const readFilter = useEffectEvent(() => filter);
  const feed = useRef<FleetFeed>(null);
  const [layer] = useState(() => createFleetCanvasLayer({}, isInPage));

  useEffect(() => {
    layer.setEvents({
      onPress: (deviceId) => press(deviceId),
      onClusterPress: (cluster) => pressCluster(cluster),
      onFrame: (painted) => report(painted),
      onLost: () => lose(),
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, layer]);

  useImperativeHandle(ref, () => layer, [layer]);

  useEffect(() => {
    const show = { showNames, showPlates, showStatus, showClusters, groupNames };
    layer.post({ type: 'settings', ...show, reducedMotion, locale });
  }, [layer, showNames, showPlates, showStatus, showClusters, groupNames, reducedMotion, locale]);

  useEffect(() => {
    const { live, attributePrefix } = client;
    const connected = connectFleet(live, (message) => layer.post(message), {
      attributePrefix,
      filter: readFilter(),
    });
    feed.current = connected;
    return connected.stop;
  }, [layer, client]);

  useEffect(() => {
    const initials = [...attended].map(([id, { userName }]) => [id, toInitials(userName)] as const);
    layer.post({ type: 'alarms', owners: new Map(initials), resolvedIds });
  }, [layer, attended, resolvedIds]);

  useEffect(() => feed.current?.setFilter(filter), [filter]);

  useEffect(() => {
    layer.setMarks(selectedId, followIds);
  }, [layer, selectedId, followIds]);

  return null;
}
