import type { Place } from '@rastro/sdk/domain';
import type { NumberRange } from './interpolate-number';

/** Side of a block: house numbers and a ZIP code, as far as known. */
export interface BlockSide {
  numbers?: NumberRange;
  zip?: string;
}

/** A named piece of a street; its sides are seen in the direction of its line. */
export interface CityWay {
  name: string;
  line: readonly Place[];
  left?: BlockSide;
  right?: BlockSide;
}
