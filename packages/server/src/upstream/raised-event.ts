/** Something that happened to a device and that the product saw, not the tracking API. */
export interface RaisedEvent {
  /** By which it is known that the same is raised again. */
  key: number;
  deviceId: number;
  type: string;
  eventTimeMs: number;
  attributes: Readonly<Record<string, unknown>>;
}
