import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** State of the fences page: the list, one fence, its form, or the form of a new one. */
export type OpenFence = { kind: 'list' } | { kind: 'new' } | { kind: 'view' | 'edit'; id: number };

/**
 * Provides the open view from the address (`?fence=12`, `?fence=12&edit`, `?fence=new`), and a way
 * to change it.
 */
export function useOpenFence(): [OpenFence, (next: OpenFence) => void] {
  const [search, setSearch] = useSearchParams();
  const id = search.get('fence');
  const isEdit = search.has('edit');
  const open = useMemo((): OpenFence => {
    if (id === 'new') return { kind: 'new' };
    if (!/^\d{1,15}$/.test(id ?? '')) return { kind: 'list' };
    return { kind: isEdit ? 'edit' : 'view', id: Number(id) };
  }, [id, isEdit]);
  const isOpen = open.kind !== 'list';
  const show = useCallback(
    (next: OpenFence) => {
      const address = new URLSearchParams();
      if (next.kind === 'new') address.set('fence', 'new');
      else if (next.kind !== 'list') address.set('fence', String(next.id));
      if (next.kind === 'edit') address.set('edit', '');
      // Back leads to the list, past all that was looked at.
      setSearch(address, { replace: isOpen });
    },
    [setSearch, isOpen],
  );
  return [open, show];
}
