/** A call that a listener has answered. */
export interface AnsweredCall {
  method: string;
  /** The route as it is written down, such as `/api/devices/{id}`, never as it was asked; null when there is none. */
  template: string | null;
  status: number;
  /** From the request to the end of its answer. */
  durationMs: number;
}
