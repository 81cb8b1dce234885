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

/** A postcode that every service knows: Praça da Sé, São Paulo. */
export const SOME_POSTCODE = '01001000';

/** A place that every service knows. */
export const SOMEWHERE: Point = { latitude: -23.5505, longitude: -46.6333 };
