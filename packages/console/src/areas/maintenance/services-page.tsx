import { usePlanFields, usePlanWords } from '@rastro/sdk/internal';
import { maintenanceView, type ResourceTableProps } from '@rastro/sdk/resource';
import { Wrench } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { PageParts } from '../../frame/resource/page-parts';
import { useText } from '../../frame/i18n/text-context';
import { BulkTable } from '../../frame/resource/bulk-table';
import { ResourcePage } from '../../frame/resource/resource-page';
import { NoticeButton } from '../../frame/notice-dialog/notice-button';
import { DueTable } from './due-table';
import { HistoryTable } from './history-table';
import { PlanParts } from './plan-parts';

const PARTS = ['plans', 'due', 'history'] as const;
type Part = (typeof PARTS)[number];
const BULK = { view: maintenanceView };
const START = { type: 'totalDistance' };

/** Page of maintenance plans for vehicles, one plan beside the list, and due dates. */
export function ServicesPage(): ReactElement {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const part = PARTS.find((each) => each === search.get('part')) ?? 'plans';
  const fields = usePlanFields();
  const words = usePlanWords();
  const cells = useMemo(
    (): ResourceTableProps['cells'] => ({
      type: ({ type }) => words.type(String(type)),
      start: ({ type, start }) => words.start(String(type), Number(start)),
      period: ({ type, period }) => words.period(String(type), Number(period)),
    }),
    [words],
  );
  return (
    <ResourcePage
      view={maintenanceView}
      area="maintenance"
      bulk={null}
      actions={<NoticeButton kind="maintenance" />}
      Icon={Wrench}
      words={{
        title: t('nav.services.label'),
        create: t('services.new.action'),
        empty: { title: t('services.empty.title'), text: t('services.empty.text') },
      }}
      list={({ currentId, onOpen, empty }) => (
        <>
          <PageParts<Part>
            label={t('services.parts.label')}
            options={PARTS.map((value) => ({ value, label: t(`services.part.${value}`) }))}
            value={part}
            onChange={(next) => setSearch(next === 'plans' ? {} : { part: next })}
          />
          {part === 'due' ? (
            <DueTable />
          ) : part === 'history' ? (
            <HistoryTable />
          ) : (
            <BulkTable
              cells={cells}
              currentId={currentId}
              onOpen={onOpen}
              empty={empty}
              view={maintenanceView}
              bulk={BULK}
              subject={undefined}
              label={t('nav.services.label')}
            />
          )}
        </>
      )}
      form={{ fields, draft: START }}
      more={({ id }) => <PlanParts planId={id} />}
    />
  );
}
