import type { ExportPicture } from '../../export';
import type { ReplayPicture } from '../../react/replay/replay-picture';

/** The map beside a report as a picture that files hold; undefined where none is seen. */
export async function takeRowPicture(
  { take }: ReplayPicture,
  caption: string,
): Promise<ExportPicture | undefined> {
  try {
    const blob = await take({ isForPaper: true });
    return { type: 'image/png', bytes: new Uint8Array(await blob.arrayBuffer()), caption };
  } catch {
    // A report leaves without its map rather than not at all.
    return undefined;
  }
}
