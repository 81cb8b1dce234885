/** Somebody reads positions by a door of its own beside the product's. */
export interface DoorRead {
  userId: number;
  /** Undefined where the connection is gone already. */
  address: string | undefined;
  method: string;
  /** Below `/api`, as it is asked. */
  path: string;
  query: URLSearchParams;
}

/** Takes down who reads positions there; each throws where that cannot be written, and nothing is to be answered then. */
export interface DoorReads {
  /** A call; one that reads no positions is none of its business. */
  note(read: DoorRead): Promise<void>;
  /** Fences that are answered, as JSON: an anchor tells where its vehicle stood. */
  noteFences(read: DoorRead, json: string | null): Promise<void>;
  /** Something that stays open, until the answer is called. */
  hold(read: DoorRead): Promise<() => void>;
}
