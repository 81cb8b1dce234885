import { device, type Device } from '../contract';
import { SAMPLE_TIME } from './sample-time';

/** A device as the server sends it: a van that is online and has one fix. `change` overrides members. */
export function makeDevice(id: number, change: Partial<Device> = {}): Device {
  return device.decode({
    id,
    name: `Van ${id}`,
    uniqueId: `imei-${id}`,
    status: 'online',
    lastUpdate: SAMPLE_TIME,
    positionId: id,
    category: 'van',
    ...change,
  });
}
