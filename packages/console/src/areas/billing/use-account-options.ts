import { user } from '@rastro/sdk/contract';
import { useResource } from '@rastro/sdk/internal/react';
import type { ComboboxOption } from '@rastro/sdk/internal/ui';
import { useMemo } from 'react';

/** Accounts to choose one of who is charged. */
export function useAccountOptions(): ComboboxOption<number>[] {
  const { data } = useResource(user);
  return useMemo(
    () =>
      (data ?? [])
        .filter(({ temporary }) => !temporary)
        .map(({ id, name, email }) => ({ value: id, label: name || email, hint: email })),
    [data],
  );
}
