import { MenuItem } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useGoTo } from '../../navigation/use-go-to';
import type { MenuEntry } from '../../navigation/use-menu-entries';

/** Entries of an open menu that lead to pages. */
export function PageEntries({ entries }: { entries: readonly MenuEntry[] }): ReactElement {
  const goTo = useGoTo();
  return (
    <>
      {entries.map(({ path, to, label, Icon }) => (
        <MenuItem key={path} icon={<Icon size={15} aria-hidden="true" />} onSelect={() => goTo(to)}>
          {label}
        </MenuItem>
      ))}
    </>
  );
}
