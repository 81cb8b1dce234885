'use client';
import { type Driver, driver, type Position } from '../../contract';
import { readDriverId } from '../../domain';
import { useResource } from '../resource/use-resource';

/** Driver of a vehicle. */
export interface DeviceDriver {
  /** Driver id sent by the tracker. */
  uniqueId: string;
  /** undefined until it is known, and of somebody whom the account does not know. */
  driver: Driver | undefined;
}

/** Provides the driver by the last fix; null when nobody has identified themselves. */
export function useDeviceDriver(position: Position | undefined): DeviceDriver | null {
  const uniqueId = readDriverId(position);
  const { data } = useResource(driver, uniqueId === '' ? null : undefined);
  if (uniqueId === '') return null;
  return { uniqueId, driver: data?.find((one) => one.uniqueId === uniqueId) };
}
