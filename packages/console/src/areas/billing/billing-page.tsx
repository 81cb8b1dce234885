import { formatMoney } from '@rastro/sdk/domain';
import { useFormat } from '@rastro/sdk/internal/react';
import { contractView, ResourceTable, type ResourceTableProps } from '@rastro/sdk/resource';
import { HandCoins } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { PageParts } from '../../frame/resource/page-parts';
import { useText } from '../../frame/i18n/text-context';
import { ResourcePage } from '../../frame/resource/resource-page';
import { AgeingList } from './ageing-list';
import { AllInvoices } from './all-invoices';
import { DifferencesList } from './differences-list';
import { FirstInvoice, NextInvoice } from './next-invoices';
import { NotesList } from './notes-list';
import { useContractFields } from './use-contract-fields';
import { StatementList } from './statement-list';
import { useDay } from './use-invoice-columns';

const PARTS = ['invoices', 'statement', 'ageing', 'notes', 'contracts', 'differences'] as const;
type Part = (typeof PARTS)[number];

/** Page with the accounts' contracts and the invoices of all. */
export function BillingPage(): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const [search, setSearch] = useSearchParams();
  const isOpen = search.has('id');
  const chosen = PARTS.find((each) => each === search.get('part')) ?? 'invoices';
  const part = isOpen ? 'contracts' : chosen;
  const fields = useContractFields();
  const day = useDay();
  const cells = useMemo(
    (): ResourceTableProps['cells'] => ({
      cents: ({ cents, currency, priceKind }) =>
        priceKind === 'plan' ? '' : formatMoney(Number(cents), String(currency), locale),
      startsOn: ({ startsOn }) => day(String(startsOn)),
      invoicedTo({ invoicedTo, endsOn, creditLeft, currency }) {
        const until = day(String(invoicedTo ?? '')) || '–';
        const isOver = endsOn !== null && endsOn === invoicedTo;
        if (!isOver || Number(creditLeft) <= 0) return until;
        const amount = formatMoney(Number(creditLeft), String(currency), locale);
        return `${until} · ${t('billing.creditLeft', { amount })}`;
      },
    }),
    [locale, day, t],
  );
  return (
    <ResourcePage
      view={contractView}
      area="billing"
      Icon={HandCoins}
      words={{
        title: t('nav.billing.label'),
        create: t('billing.new.action'),
        empty: { title: t('billing.empty.title'), text: t('billing.empty.text') },
      }}
      list={({ currentId, onOpen, empty }) => (
        <>
          <PageParts<Part>
            label={t('nav.billing.label')}
            options={PARTS.map((value) => ({ value, label: t(`billing.part.${value}`) }))}
            value={part}
            onChange={(next) => setSearch(next === 'invoices' ? {} : { part: next })}
          />
          {part === 'invoices' ? (
            <AllInvoices />
          ) : part === 'statement' ? (
            <StatementList isOfAll />
          ) : part === 'ageing' ? (
            <AgeingList />
          ) : part === 'notes' ? (
            <NotesList />
          ) : part === 'differences' ? (
            <DifferencesList />
          ) : (
            <ResourceTable
              cells={cells}
              currentId={currentId}
              onOpen={onOpen}
              empty={empty}
              view={contractView}
              label={t('nav.billing.label')}
            />
          )}
        </>
      )}
      // Invoices and what the comparison found are not changed many at a time.
      {...(part !== 'contracts' && { bulk: null })}
      form={{ fields, moreNew: (values) => <FirstInvoice values={values} /> }}
      more={(contract) => <NextInvoice contract={contract} />}
    />
  );
}
