import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import { resolveMotionState } from '../../../domain/device/motion-state';
import { readDeviceName } from '../../../domain/device/read-device-name';
import { findClusterOf, type FleetCluster } from '../../../map/cluster/find-cluster';
import { listTargets, nextTarget, type MapTarget } from '../../../map/cluster/next-target';
import { MAP_WORDS } from '../../../map/layers/map-words';
import type { MapPadding } from '../../../map/view/map-padding';
import type { FleetCanvasLayer } from '../../../map/worker/fleet-canvas-layer';
import { useLive } from '../../../react/live/use-live';
import { LazyWords } from '../../../react/provider/lazy-words';
import { useLabels } from '../../../react/use-labels';
import { useMedia, VisuallyHidden } from '../../../ui';
import { isMenuKey } from '../../../ui/overlay/menu-place';
import type { LiveMapProps } from '../live-map-props';
import { useMapPoint } from './use-map-point';
import { ClusterCard, VehicleCard } from './vehicle-card';

/** A finger that presses is not a pointer that looks. */
const CAN_HOVER = '(hover: hover)';

/** Props of {@link Pointing}. */
interface PointingProps extends Pick<LiveMapProps, 'onMenu'> {
  map: LeafletMap;
  layer: FleetCanvasLayer;
  padding: MapPadding;
  onSelect: (deviceId: number) => void;
  onClusterPress: (cluster: FleetCluster) => void;
}

/**
 * The card of what the pointer is on; and with the focus on the map N and P lead over what is in view,
 * Enter presses it, Shift and Enter picks it, Escape lets go.
 */
export function Pointing(props: PointingProps) {
  return (
    <LazyWords files={MAP_WORDS}>
      <OpenPointing {...props} />
    </LazyWords>
  );
}

/** Keyboard target on the map, and its text as announced. */
type Reached = MapTarget & { words: string };

/** Says of a target what it is, how it is doing, and its place among all. */
function useDescribe(
  layer: FleetCanvasLayer,
): (target: MapTarget, place: number, places: number) => string {
  const t = useLabels();
  const live = useLive('LiveMap');
  return (target, place, places) => {
    const words = { place, places };
    if (target.isCluster) {
      const { count = 0, worst = 'unknown' } = findClusterOf(layer.frame, target.deviceId) ?? {};
      return t('map.pointed.cluster', { count, status: t(`status.${worst}`), ...words });
    }
    const device = live.devices.get(target.deviceId);
    if (!device) return '';
    const status = resolveMotionState({ device, position: live.positions.get(device.id) });
    return t('map.pointed.vehicle', {
      name: readDeviceName(device),
      status: t(`status.${status}`),
      ...words,
    });
  };
}

function OpenPointing({ map, layer, padding, onSelect, onMenu, onClusterPress }: PointingProps) {
  const describe = useDescribe(layer);
  const canHover = useMedia(CAN_HOVER);
  const hoverId = useSyncExternalStore(layer.subscribe, () => layer.hoverId);
  const [reached, setReached] = useState<Reached>();
  const [dismissedId, setDismissedId] = useState<number>();
  if (dismissedId !== undefined && dismissedId !== hoverId) setDismissedId(undefined);
  // The pointer takes over from the keys.
  const isByKeys = reached && hoverId === (reached.isCluster ? undefined : reached.deviceId);
  const shownId = isByKeys ? reached.deviceId : canHover ? hoverId : undefined;
  const point = useMapPoint(layer, shownId);
  const cluster =
    isByKeys && reached.isCluster ? findClusterOf(layer.frame, reached.deviceId) : undefined;

  function letGo() {
    if (!reached) return;
    setReached(undefined);
    if (layer.hoverId === reached.deviceId) layer.point(undefined);
  }

  function go(step: 1 | -1) {
    const size = map.getSize();
    const corner = layer.toCanvasPoint({ x: padding.left, y: padding.top });
    const end = layer.toCanvasPoint({ x: size.x - padding.right, y: size.y - padding.bottom });
    const area = { left: corner.x, top: corner.y, right: end.x, bottom: end.y };
    const targets = listTargets(layer.frame, area);
    const target = nextTarget(targets, isByKeys ? reached.deviceId : hoverId, step);
    if (!target) return;
    const words = describe(target, targets.indexOf(target) + 1, targets.length);
    setReached({ ...target, words });
    layer.point(target.isCluster ? undefined : target.deviceId);
  }

  function press(isPick: boolean) {
    if (!isByKeys) return false;
    const { picker } = layer;
    if (picker && (isPick || picker.isEach)) {
      picker.press(cluster ?? reached.deviceId);
      return true;
    }
    if (cluster) onClusterPress(cluster);
    else if (!reached.isCluster) onSelect(reached.deviceId);
    letGo();
    return true;
  }

  function askByKey(event: KeyboardEvent) {
    if (!onMenu || !isByKeys || reached.isCluster || !point) return;
    event.preventDefault();
    const { left, top } = map.getContainer().getBoundingClientRect();
    onMenu(reached.deviceId, { x: left + point.x, y: top + point.y, isByKeyboard: true });
  }
  const askByPress = useEffectEvent((event: LeafletMouseEvent) => {
    const { deviceId } = layer.targetAt(event);
    if (!onMenu || deviceId === undefined) return;
    const { clientX: x, clientY: y } = event.originalEvent;
    event.originalEvent.preventDefault();
    onMenu(deviceId, { x, y, isByKeyboard: false });
  });

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== map.getContainer())
      return;
    if (isMenuKey(event)) return askByKey(event);
    const key = event.key.toLowerCase();
    if (key === 'n') go(1);
    else if (key === 'p') go(-1);
    else if (key !== 'enter' || !press(event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const handleBlur = useEffectEvent(letGo);
  const dismiss = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || shownId === undefined || dismissedId !== undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (isByKeys) letGo();
    else setDismissedId(shownId);
  });
  useEffect(() => {
    const element = map.getContainer();
    const onKey = (event: KeyboardEvent) => handleKey(event);
    const onEscape = (event: KeyboardEvent) => dismiss(event);
    const onBlur = () => handleBlur();
    const onContextMenu = (event: LeafletMouseEvent) => askByPress(event);
    map.on('contextmenu', onContextMenu);
    element.addEventListener('keydown', onKey);
    element.addEventListener('focusout', onBlur);
    window.addEventListener('keydown', onEscape, { capture: true });
    return () => {
      map.off('contextmenu', onContextMenu);
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('focusout', onBlur);
      window.removeEventListener('keydown', onEscape, { capture: true });
    };
  }, [map]);

  const place = point && {
    point,
    size: map.getSize(),
    by: isByKeys ? ('keys' as const) : ('pointer' as const),
  };
  const isShown = shownId !== undefined && shownId !== dismissedId;
  return (
    <>
      <VisuallyHidden role="status">{isByKeys ? reached.words : ''}</VisuallyHidden>
      {place && isShown && cluster ? (
        <ClusterCard count={cluster.count} worst={cluster.worst} {...place} />
      ) : null}
      {place && isShown && !cluster ? (
        <VehicleCard key={shownId} deviceId={shownId} {...place} />
      ) : null}
    </>
  );
}
