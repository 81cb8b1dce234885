/** New counters for a device's latest fix: metres and ms. */
export interface AccumulatorChange {
  deviceId: number;
  totalDistanceMeters?: number;
  hoursMs?: number;
}
