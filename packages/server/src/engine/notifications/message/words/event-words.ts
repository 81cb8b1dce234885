/** What a sentence about an event is made of; texts are ready for reading. */
export interface EventParts {
  device: string;
  at: string;
  geofence: string;
  alarm: string;
  speed: string;
  maintenance: string;
  driver: string;
  result: string;
  media: string;
  file: string;
}

/** The sentence of an event type. */
export type Sentence = (parts: EventParts) => string;

/** What is said about events, in one language. */
export interface EventWords {
  /** By type of event. */
  sentences: Readonly<Record<string, Sentence>>;
  /** By kind of file. */
  media: Readonly<Record<string, string>>;
}
