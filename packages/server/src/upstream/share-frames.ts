import type { FrameItem, UpstreamFrame } from './upstream';

/**
 * Changes frames by something that is replaced when it changes: once for all sockets that are given the very same items,
 * which are again given the very same ones. Bytes of a frame are made once only of those.
 */
export function shareFrames<By extends object>(
  change: (frame: UpstreamFrame, by: By) => readonly FrameItem[],
): (frame: UpstreamFrame, by: By) => UpstreamFrame {
  let changedBy: By | undefined;
  let changed = new WeakMap<readonly FrameItem[], readonly FrameItem[]>();
  return (frame, by) => {
    if (by !== changedBy) changed = new WeakMap();
    changedBy = by;
    const items = changed.get(frame.items) ?? change(frame, by);
    changed.set(frame.items, items);
    return { key: frame.key, items };
  };
}
