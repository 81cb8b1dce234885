/** What the product's door knows of a running demo. */
export interface DemoDoor {
  /** The read-only user of the demo fleet. */
  signInUserId(): number;
  /** Credit of the data, and how many fixes of the history are loaded, of how many. */
  info(): { attribution: string; history: { done: number; total: number } };
  /** The streets of the fleet as JSON text. */
  loadStreets(): Promise<string>;
}
