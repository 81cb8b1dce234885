import type { Device, Position, SocketFrame } from '../../contract';
import { isEqual, isHiddenDevice } from '../../domain';
import { createFrameScheduler } from './frame-scheduler';
import { createKeyedListeners, createListeners } from './listeners';
import { isOwnFieldChange, mergeDevice, mergePosition } from './merge-live';

/**
 * The data of the live store: what the server says goes in by `replaceAll` and `apply`, comes out
 * once an animation frame to those who listen.
 */
export function createLiveData() {
  const devices = new Map<number, Device>();
  const positions = new Map<number, Position>();
  let structure: ReadonlyMap<number, Device> = new Map();
  let isStructureChanged = false;
  let isLoaded = false;

  const pendingDevices = new Map<number, Device>();
  const pendingPositions = new Map<number, Position>();
  const pendingGone = new Set<number>();
  const changedDevices = new Set<number>();
  const changedPositions = new Set<number>();

  const onStructure = createListeners<[]>();
  const onChanges = createListeners<[ReadonlySet<number>]>();
  const onDevice = createKeyedListeners();
  const onPosition = createKeyedListeners();

  const setDevice = (next: Device) => {
    const previous = devices.get(next.id);
    if (previous && isEqual(previous, next)) return;
    devices.set(next.id, next);
    changedDevices.add(next.id);
    if (!previous || isOwnFieldChange(previous, next)) isStructureChanged = true;
  };
  const removeDevice = (id: number) => {
    pendingDevices.delete(id);
    pendingPositions.delete(id);
    if (positions.delete(id)) changedPositions.add(id);
    if (!devices.delete(id)) return;
    changedDevices.add(id);
    isStructureChanged = true;
  };
  const setPosition = (next: Position) => {
    const previous = positions.get(next.deviceId);
    if (previous && isEqual(previous, next)) return;
    positions.set(next.deviceId, next);
    changedPositions.add(next.deviceId);
  };

  const flush = () => {
    scheduler.cancel();
    pendingGone.forEach(removeDevice);
    for (const device of pendingDevices.values()) {
      if (isHiddenDevice(device)) removeDevice(device.id);
      else setDevice(mergeDevice(devices.get(device.id), device));
    }
    for (const position of pendingPositions.values()) {
      setPosition(mergePosition(positions.get(position.deviceId), position));
    }
    pendingGone.clear();
    pendingDevices.clear();
    pendingPositions.clear();
    tell();
  };
  const scheduler = createFrameScheduler(flush);

  const tell = () => {
    if (isStructureChanged) structure = new Map(devices);
    const wasStructureChanged = isStructureChanged;
    const deviceIds = [...changedDevices];
    const positionIds = [...changedPositions];
    isStructureChanged = false;
    changedDevices.clear();
    changedPositions.clear();
    if (wasStructureChanged) onStructure.call();
    deviceIds.forEach((id) => onDevice.call(id));
    positionIds.forEach((id) => onPosition.call(id));
    const changed = new Set([...deviceIds, ...positionIds]);
    if (changed.size > 0) onChanges.call(changed);
  };

  return {
    /** Takes in what a frame says; it shows at the next animation frame. */
    apply(frame: Pick<SocketFrame, 'gone' | 'devices' | 'positions'>): void {
      for (const id of frame.gone ?? []) {
        pendingDevices.delete(id);
        pendingPositions.delete(id);
        pendingGone.add(id);
      }
      for (const device of frame.devices ?? []) {
        pendingGone.delete(device.id);
        pendingDevices.set(device.id, mergeDevice(pendingDevices.get(device.id), device));
      }
      for (const position of frame.positions ?? []) {
        const { deviceId } = position;
        pendingPositions.set(deviceId, mergePosition(pendingPositions.get(deviceId), position));
      }
      const pending = pendingGone.size + pendingDevices.size + pendingPositions.size;
      if (pending > 0) scheduler.request();
    },
    /** Takes in everything the server has; what it does not have goes. Shows at once. */
    replaceAll(allDevices: readonly Device[], allPositions: readonly Position[]): void {
      pendingGone.clear();
      pendingDevices.clear();
      pendingPositions.clear();
      const shown = allDevices.filter((device) => !isHiddenDevice(device));
      const ids = new Set(shown.map(({ id }) => id));
      [...devices.keys()].filter((id) => !ids.has(id)).forEach(removeDevice);
      shown.forEach(setDevice);
      const withPosition = new Set(allPositions.map(({ deviceId }) => deviceId));
      for (const id of [...positions.keys()]) {
        if (!withPosition.has(id) && positions.delete(id)) changedPositions.add(id);
      }
      allPositions.forEach(setPosition);
      if (!isLoaded) isStructureChanged = true;
      isLoaded = true;
      flush();
    },
    /** Forgets everything, e.g. when somebody else may sign in. */
    clear(): void {
      [...devices.keys()].forEach(removeDevice);
      pendingGone.clear();
      pendingDevices.clear();
      pendingPositions.clear();
      positions.clear();
      if (isLoaded) isStructureChanged = true;
      isLoaded = false;
      flush();
    },
    removeDevice(id: number): void {
      removeDevice(id);
      flush();
    },
    hasLoaded: () => isLoaded,
    getStructure: () => structure,
    getDevice: (id: number) => devices.get(id),
    // A fix of a device that is not shown (deleted, not linked) is nobody's.
    getPosition: (id: number) => (devices.has(id) ? positions.get(id) : undefined),
    onStructure: onStructure.add,
    onChanges: onChanges.add,
    onDevice: onDevice.add,
    onPosition: onPosition.add,
  };
}

/** The data of the live store. */
export type LiveData = ReturnType<typeof createLiveData>;
