import { IconButton, Menu, MenuItem } from '@rastro/sdk/internal/ui';
import { EllipsisVertical, FileUp } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../i18n/text-context';
import { useImportPage } from '../import/use-import-page';

/**
 * Menu of rarer actions on the page of the list at a path; leaves room for the title on a phone.
 */
export function PageMenu({
  listPath,
  children,
}: {
  listPath: string;
  /** Entries above that of the import; null where the account may do none of it. */
  children: ReactNode;
}): ReactElement | null {
  const t = useText();
  const navigate = useNavigate();
  const importPage = useImportPage(listPath);
  if (children === null && !importPage) return null;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={t('page.more.action')} icon={<EllipsisVertical aria-hidden="true" />} />
      }
    >
      {children}
      {importPage ? (
        <MenuItem
          icon={<FileUp aria-hidden="true" />}
          onSelect={() => void navigate(importPage.path)}
        >
          {t(importPage.label)}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
