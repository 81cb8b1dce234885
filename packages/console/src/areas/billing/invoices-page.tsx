import { useAccess } from '@rastro/sdk/internal/react';
import { EmptyState } from '@rastro/sdk/internal/ui';
import { ReceiptText } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../frame/i18n/text-context';
import { PageSurface } from '../../frame/shell/surface/page-surface';
import { OwnInvoices } from './own-invoices';

/** The account's own invoices: what is to be paid and how, and all that there were. */
export function InvoicesPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { rule } = useAccess()('read', 'invoices');
  const [search, setSearch] = useSearchParams();
  return (
    <PageSurface title={t('nav.invoices.label')} onClose={() => void navigate('/home')}>
      {rule ? (
        <EmptyState icon={<ReceiptText />} title={t(`error.code.${rule}`)} />
      ) : (
        <OwnInvoices
          part={search.get('part') === 'statement' ? 'statement' : 'invoices'}
          onPart={(next) => setSearch(next === 'invoices' ? {} : { part: next })}
        />
      )}
    </PageSurface>
  );
}
