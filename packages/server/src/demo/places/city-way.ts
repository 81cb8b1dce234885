import type { Place } from '@rastro/sdk/domain';
import type { NumberRange } from './interpolate-number';

/** What one side of a block has: numbers and a ZIP code, as far as they are known. */
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
