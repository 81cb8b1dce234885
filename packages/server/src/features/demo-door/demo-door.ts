/** What the product's door knows of a running demo. */
export interface DemoDoor {
  /** The read-only user of the demo fleet. */
  readonly userId: number;
  /** Credit of the data, plain text. */
  readonly attribution: string;
  /** The file with the streets, JSON. */
  readonly streetsFile: string;
  /** History fixes loaded so far, and all of them; equal when it is finished. */
  history(): { done: number; total: number };
}
