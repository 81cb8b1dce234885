import { readPostcode } from '@rastro/sdk/domain';
import { useTrackingClient } from '@rastro/sdk/internal/react';
import { TextField } from '@rastro/sdk/internal/ui';
import type { FillOthers, OwnFieldProps } from '@rastro/sdk/resource';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useText } from '../../../../frame/i18n/text-context';

type Outcome = 'finding' | 'found' | 'none' | 'away';

/** A postcode that fills in the address where that is empty, and says what came of it. Nothing waits for it. */
export function PostcodeField({
  fill,
  field: { value, onChange, hint, values: _values, ...field },
}: {
  fill: FillOthers | undefined;
  field: OwnFieldProps;
}): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  async function find(postcode: string): Promise<void> {
    const { signal } = (asking.current = new AbortController());
    setOutcome('finding');
    try {
      const address = await client.server.findPostcode(postcode, { signal });
      if (signal.aborted) return;
      if (address) fill?.({ ...address });
      setOutcome(address ? 'found' : 'none');
    } catch {
      if (!signal.aborted) setOutcome('away');
    }
  }
  function take(text: string) {
    const [before, now] = [readPostcode(value), readPostcode(text)];
    onChange(text);
    if (before === now) return;
    asking.current?.abort();
    if (now === null) setOutcome(null);
    else void find(now);
  }
  return (
    <TextField
      {...field}
      value={String(value ?? '')}
      onChange={({ target }) => take(target.value)}
      hint={<span role="status">{outcome === null ? hint : t(`users.postcode.${outcome}`)}</span>}
      autoComplete="off"
    />
  );
}
