import type { Device, SocketFrame } from '../../contract';
import { createListeners } from './listeners';
import { createLiveConnection, type ReadAll } from './live-connection';
import { createLiveData } from './live-data';
import type { ConnectionState, LiveStore, SocketLike } from './live-types';

/** Settings that the client passes to the live store. */
export interface LiveSettings {
  open: () => SocketLike;
  read: ReadAll;
  onEvents: (events: NonNullable<SocketFrame['events']>) => void;
  onAlarms: (alarms: NonNullable<SocketFrame['alarms']>) => void;
  onStops: (stops: NonNullable<SocketFrame['stops']>) => void;
  onListsChanged: (paths: readonly string[]) => void;
  onConnection: (state: ConnectionState) => void;
  onRightsChanged: () => void;
  now: () => number;
  reconnectMs: number;
  silenceMs: number;
}

/** Makes the live store, and the ways in which the client's own calls change it. */
export function createLive(settings: LiveSettings) {
  const data = createLiveData();
  const onConnection = createListeners<[]>();
  const connection = createLiveConnection({
    open: settings.open,
    read: settings.read,
    onRead: ({ devices, positions }) => data.replaceAll(devices, positions),
    onFrame: (frame) => {
      data.apply(frame);
      settings.onEvents(frame.events ?? []);
      settings.onAlarms(frame.alarms ?? []);
      settings.onStops(frame.stops ?? []);
      if (frame.changed) settings.onListsChanged(frame.changed);
    },
    onState: (state) => {
      onConnection.call();
      settings.onConnection(state);
    },
    onRightsChanged: settings.onRightsChanged,
    now: settings.now,
    reconnectMs: settings.reconnectMs,
    silenceMs: settings.silenceMs,
  });
  const store: LiveStore = {
    start: connection.start,
    stop: connection.stop,
    connection: { getSnapshot: connection.getState, subscribe: onConnection.add },
    devices: {
      getSnapshot: data.getStructure,
      subscribe: data.onStructure,
      get: data.getDevice,
      subscribeOne: data.onDevice,
    },
    positions: { get: data.getPosition, subscribeOne: data.onPosition },
    subscribeChanges: data.onChanges,
    hasLoaded: data.hasLoaded,
  };
  return {
    store,
    /** The session ended: the connection stops and the data goes. */
    signOut(): void {
      connection.signOut();
      data.clear();
    },
    /** Somebody signed in: nothing of who was there before stays. */
    restart(): void {
      const { status } = connection.getState();
      const wasRunning = status !== 'idle' && status !== 'signedOut';
      if (wasRunning) connection.stop();
      data.clear();
      if (wasRunning) connection.start();
    },
    /** A device was made here. */
    addDevice(device: Device): void {
      if (data.hasLoaded()) data.apply({ devices: [device] });
    },
    /** A device was changed here; the answer echoes old values of what the server manages. */
    changeDevice(device: Device): void {
      const { status, lastUpdate, positionId } = data.getDevice(device.id) ?? {};
      if (!status || lastUpdate === undefined || positionId === undefined) return;
      data.apply({ devices: [{ ...device, status, lastUpdate, positionId }] });
    },
    removeDevice: data.removeDevice,
  };
}
