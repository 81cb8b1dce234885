import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** State of the drawer beside a list: nothing, one item, its form, or the form of a new one. */
export type OpenItem = { kind: 'none' } | { kind: 'new' } | { kind: 'view' | 'edit'; id: number };

/**
 * Provides the open item from the address (`?id=12`, `?id=12&edit`, `?id=new`), and a way to change
 * it. Other parts of the address stay.
 */
export function useOpenItem(): [OpenItem, (next: OpenItem) => void] {
  const [search, setSearch] = useSearchParams();
  const id = search.get('id');
  const isEdit = search.has('edit');
  const open = useMemo((): OpenItem => {
    if (id === 'new') return { kind: 'new' };
    if (!/^\d{1,15}$/.test(id ?? '')) return { kind: 'none' };
    return { kind: isEdit ? 'edit' : 'view', id: Number(id) };
  }, [id, isEdit]);
  const isOpen = open.kind !== 'none';
  const show = useCallback(
    (next: OpenItem) => {
      setSearch(
        (address) => {
          address.delete('id');
          address.delete('edit');
          if (next.kind === 'new') address.set('id', 'new');
          else if (next.kind !== 'none') address.set('id', String(next.id));
          if (next.kind === 'edit') address.set('edit', '');
          return address;
        },
        // Back leads to the list, past all that was looked at.
        { replace: isOpen },
      );
    },
    [setSearch, isOpen],
  );
  return [open, show];
}
