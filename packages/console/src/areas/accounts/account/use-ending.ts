import { useState } from 'react';

/** Return value of {@link useEnding}. */
interface Ending {
  isBusy: boolean;
  /** Error of the last attempt; null on success. */
  failure: unknown;
  endOne: (id: number) => void;
}

/** Ends a sign-in, a token or the like, one at a time. */
export function useEnding(end: (id: number) => Promise<unknown>): Ending {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  async function run(id: number) {
    setBusy(true);
    setFailure(null);
    try {
      await end(id);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, failure, endOne: (id) => void run(id) };
}
