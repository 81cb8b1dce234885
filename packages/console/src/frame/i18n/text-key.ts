import type { PlainKey } from '@rastro/sdk/words';

/** A key whose text has no places to fill. */
export type TextKey = PlainKey;
