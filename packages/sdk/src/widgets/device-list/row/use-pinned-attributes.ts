import { useMemo } from 'react';
import { readText } from '../../../domain';
import { useServer, useTrackingClient } from '../../../react';

/** The attributes shown in every row: the host's choice, else the server's comma list (spec §3). */
export function usePinnedAttributes(asked: readonly string[] | undefined): readonly string[] {
  const { attributePrefix } = useTrackingClient();
  const { data: server } = useServer();
  const text = asked?.join(',') ?? readText(server, `${attributePrefix}.deviceAttributes`);
  return useMemo(
    () =>
      text
        .split(',')
        .map((key) => key.trim())
        .filter((key) => key !== ''),
    [text],
  );
}
