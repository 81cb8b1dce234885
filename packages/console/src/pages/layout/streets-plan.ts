/** A corner of the drawing, in its own units. */
export type Corner = readonly [x: number, y: number];

/** Where the first way leaves one avenue for another. */
const AVENUE_CROSSING: Corner = [417, 305.4];
const TURN_EAST: Corner = [346.6, 588.7];

/** The wide streets of the drawing. */
export const AVENUES: readonly (readonly Corner[])[] = [
  [[-20, 610], [168, 636], TURN_EAST, [470, 556], [600, 480], [790, 430]],
  [[60, 108], [210, 168], [410, 300], AVENUE_CROSSING, [540, 400], [640, 450]],
  [[300, 930], [340, 640], TURN_EAST, [372, 390], AVENUE_CROSSING, [540, 110], [640, -20]],
  [
    [-20, 225],
    [120, 120],
    [320, 0],
  ],
  [
    [480, 354],
    [560, 470],
    [620, 640],
    [700, 760],
  ],
  [
    [430, 566],
    [450, 700],
    [520, 930],
  ],
];

/** Two ways driven: from corner to corner of the avenues, the last is where the vehicle is. */
export const WAYS: readonly (readonly Corner[])[] = [
  [[60, 108], [210, 168], [410, 300], AVENUE_CROSSING, [372, 390], TURN_EAST, [470, 556]],
  [
    [480, 354],
    [560, 470],
    [620, 640],
    [660, 700],
  ],
];
