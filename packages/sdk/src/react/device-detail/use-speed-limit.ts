'use client';
import type { Device } from '../../contract';
import { useSpeedLimits } from '../resource/use-speed-limits';

/** The speed in knots that a device may drive at: its own, else of its groups that the account sees, else the server's; null without one. */
export function useSpeedLimit(device: Device): number | null {
  return useSpeedLimits()(device);
}
