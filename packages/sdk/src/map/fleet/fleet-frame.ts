/** What a painted frame shows: the vehicles on it in paint order, canvas coordinates in CSS px. */
export interface FleetFrame {
  deviceIds: Float64Array<ArrayBuffer>;
  x: Float32Array<ArrayBuffer>;
  y: Float32Array<ArrayBuffer>;
  /** The selected vehicle, painted or outside the canvas. */
  selected: SelectedVehicle | undefined;
}

/** Where the selected vehicle is, and the time of the fix that it shows, ms. */
interface SelectedVehicle {
  deviceId: number;
  x: number;
  y: number;
  fixAt: number;
}

/** The frame before the first one. */
export const EMPTY_FRAME: FleetFrame = {
  deviceIds: new Float64Array(0),
  x: new Float32Array(0),
  y: new Float32Array(0),
  selected: undefined,
};

/** Place of a vehicle on the canvas; `undefined` when the frame does not show it. */
export function findInFrame(
  frame: FleetFrame,
  deviceId: number,
): { x: number; y: number } | undefined {
  if (frame.selected?.deviceId === deviceId) return frame.selected;
  const index = frame.deviceIds.indexOf(deviceId);
  return index < 0 ? undefined : { x: frame.x[index]!, y: frame.y[index]! };
}
