import type { FrameItem, UpstreamFrame } from '../../upstream/upstream';
import { strange } from '../wire/shapes';

/** A running Traccar says of no device that it is gone. */
type Key = Exclude<UpstreamFrame['key'], 'gone'>;

const KEYS: readonly Key[] = ['positions', 'devices', 'events', 'logs'];

/**
 * The frames in a message of the tracking server's socket; a keep-alive has none, and members that are
 * not known are left out. Throws a `TrackingFault` for a message that is not understood.
 */
export function readFrames(text: string): UpstreamFrame[] {
  const message = parse(text);
  return KEYS.flatMap((key) => {
    const items = message[key];
    if (items === undefined) return [];
    if (!Array.isArray(items)) throw strange('socket', `"${key}" is no list`);
    return [{ key, items: items.map((item: unknown) => toItem(key, item)) }];
  });
}

function toItem(key: Key, item: unknown): FrameItem {
  if (typeof item !== 'object' || item === null)
    throw strange('socket', `"${key}" holds no objects`);
  const { id, deviceId } = item as { id?: unknown; deviceId?: unknown };
  const of = key === 'devices' ? id : deviceId;
  // What an unknown device says belongs to none.
  if (typeof of !== 'number' && key !== 'logs') throw strange('socket', `"${key}" name no device`);
  return { deviceId: typeof of === 'number' ? of : 0, json: JSON.stringify(item) };
}

function parse(text: string): Record<string, unknown> {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message === 'object' && message !== null && !Array.isArray(message)) {
      return message as Record<string, unknown>;
    }
  } catch {
    // Said below.
  }
  throw strange('socket', 'a message is no JSON object');
}
