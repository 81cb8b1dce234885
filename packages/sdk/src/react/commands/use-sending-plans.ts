'use client';
import {
  decideStop,
  expectSending,
  readStopLimits,
  type SendingPlan,
  toStopFix,
} from '../../domain';
import { useTrackingContext } from '../provider/tracking-context';
import { useServer } from '../session/use-server';
import { useNow } from '../time/use-now';
import type { CommandToSend } from './command-to-send';

/** Number of devices for each of the plans. */
export type SendingPlans = Readonly<Record<SendingPlan, number>>;

/** Provides the outcome a command would have now at each of the devices; updated every second. */
export function useSendingPlans(
  deviceIds: readonly number[],
  command: CommandToSend,
): SendingPlans {
  const { client } = useTrackingContext('useSendingPlans');
  const { data: server } = useServer();
  const nowMs = useNow();
  const prefix = client.attributePrefix;
  const limits = readStopLimits(server, prefix);
  const plans = { now: 0, text: 0, queue: 0, stop: 0 };
  for (const deviceId of deviceIds) {
    const position = client.live.positions.get(deviceId);
    const { needs } = decideStop({ fix: position && toStopFix(position), nowMs, limits });
    const status = client.live.devices.get(deviceId)?.status;
    plans[expectSending({ command, prefix, status, protocol: position?.protocol, needs })] += 1;
  }
  return plans;
}
