import { alarm, type AlarmTake } from './resources/alarm';
import { device, type Device } from './resources/device';
import { engineStop, type EngineStop } from './resources/engine-stop';
import { event, type TrackingEvent } from './resources/event';
import { position, type Position } from './resources/position';

/** One message of the socket: a list each of what changed; all absent in a keep-alive. */
export interface SocketFrame {
  /** Ids of devices that were deleted, or that the user may see no more; they count before the other lists. */
  gone?: number[];
  positions?: Position[];
  devices?: Device[];
  events?: TrackingEvent[];
  /** Alarms that somebody has taken or released. */
  alarms?: AlarmTake[];
  /** A stop of an engine that was asked for, or what became of it. */
  stops?: EngineStop[];
  /** Paths of lists that somebody changed something of, such as `/groups`; who shows one reads it again. */
  changed?: string[];
}

/** Decodes the text of one socket message; null when it is no JSON object. Never throws. */
export function decodeSocketFrame(text: string): SocketFrame | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const frame: SocketFrame = {};
  if ('gone' in json && Array.isArray(json.gone)) {
    frame.gone = json.gone.filter((id): id is number => Number.isSafeInteger(id));
  }
  if ('positions' in json && Array.isArray(json.positions)) {
    frame.positions = position.decodeList(json.positions);
  }
  if ('devices' in json && Array.isArray(json.devices))
    frame.devices = device.decodeList(json.devices);
  if ('events' in json && Array.isArray(json.events)) {
    frame.events = event.decodeList(json.events);
  }
  if ('alarms' in json && Array.isArray(json.alarms)) {
    frame.alarms = alarm.decodeList(json.alarms);
  }
  if ('stops' in json && Array.isArray(json.stops)) {
    frame.stops = engineStop.decodeList(json.stops);
  }
  if ('changed' in json && Array.isArray(json.changed)) {
    frame.changed = json.changed.filter((path) => typeof path === 'string');
  }
  return frame;
}
