import { IconButton } from '@rastro/sdk/internal/ui';
import { FileUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../i18n/text-context';
import { useImportPage } from './use-import-page';

/** Leads from the list at a path to the page on which its things are taken from a file; nothing where there is none. */
export function ImportButton({ listPath }: { listPath: string }): ReactElement | null {
  const t = useText();
  const navigate = useNavigate();
  const page = useImportPage(listPath);
  if (!page) return null;
  return (
    <IconButton
      label={t(page.label)}
      icon={<FileUp aria-hidden="true" />}
      onClick={() => void navigate(page.path)}
    />
  );
}
