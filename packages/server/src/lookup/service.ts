/** A service outside, as the operator named it. */
export interface Service {
  /** The whole address of its call, without the parameters that we add. */
  url: string;
  /** Never logged. */
  key?: string | undefined;
}

/** A place on the earth, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}
