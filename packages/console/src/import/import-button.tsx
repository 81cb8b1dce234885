import { useAccess } from '@rastro/sdk/internal/react';
import { IconButton } from '@rastro/sdk/internal/ui';
import { FileUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../i18n/text-context';
import { usePages } from '../navigation/pages-context';

/** Leads from the list at a path to the page on which its things are taken from a file; nothing where there is none. */
export function ImportButton({ listPath }: { listPath: string }): ReactElement | null {
  const t = useText();
  const navigate = useNavigate();
  const access = useAccess();
  const page = usePages().find(({ path }) => path === `${listPath}/import`);
  if (!page?.area || !access('create', page.area).allowed) return null;
  return (
    <IconButton
      label={t(page.label)}
      icon={<FileUp aria-hidden="true" />}
      onClick={() => void navigate(page.path)}
    />
  );
}
