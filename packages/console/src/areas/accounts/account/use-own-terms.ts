import type { OwnTerms } from '@rastro/sdk/contract';
import { useTrackingClient } from '@rastro/sdk/internal/react';
import { useEffect, useState } from 'react';

/** The terms of use of who is signed in; null until they are known. `again` reads them anew. */
export function useOwnTerms(): {
  terms: OwnTerms | null;
  failure: unknown;
  again: () => void;
} {
  const client = useTrackingClient();
  const [terms, setTerms] = useState<OwnTerms | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const asking = new AbortController();
    client.access.readTerms({ signal: asking.signal }).then(
      (read) => {
        setTerms(read);
        setFailure(null);
      },
      (error: unknown) => {
        if (!asking.signal.aborted) setFailure(error);
      },
    );
    return () => asking.abort();
  }, [client, turn]);
  return { terms, failure, again: () => setTurn((count) => count + 1) };
}
