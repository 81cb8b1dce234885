import { readText } from '../device/read-attribute';

interface Tracker {
  id: number;
  attributes?: Record<string, unknown> | null;
}

/**
 * One device of each kind among many: what a tracker can be told depends on the protocol of its latest position, or
 * on who else sends to it, so nobody has to be asked about each.
 */
export function pickTypeSamples(
  devices: readonly Tracker[],
  protocolOf: (deviceId: number) => string | null | undefined,
): number[] {
  const samples = new Map<string, number>();
  for (const device of devices) {
    const kind = `${readText(device, 'command.sender')}\n${protocolOf(device.id) ?? ''}`;
    if (!samples.has(kind)) samples.set(kind, device.id);
  }
  return [...samples.values()];
}

/** The types that all of several lists have, in the order of the first. */
export function findSharedTypes([first = [], ...others]: readonly (readonly string[])[]): string[] {
  return first.filter((type) => others.every((types) => types.includes(type)));
}
