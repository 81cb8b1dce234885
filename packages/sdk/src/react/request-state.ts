/** Data that was asked for once, and how the asking went. */
export interface RequestState<Data> {
  /** undefined until it is there. */
  data: Data | undefined;
  isLoading: boolean;
  /** Error of the last attempt; a TrackingError when it came from the client. */
  error: unknown;
  /** Asks again. */
  refresh: () => Promise<Data | undefined>;
}
