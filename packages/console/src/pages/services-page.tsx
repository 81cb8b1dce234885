import { usePlanFields, usePlanWords } from '@rastro/sdk';
import { maintenanceView, type ResourceTableProps } from '@rastro/sdk/resource';
import { Wrench } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useText } from '../i18n/text-context';
import { ResourcePage } from '../resource/resource-page';

const START = { type: 'totalDistance' };

/** What is due on vehicles every so often, and one of these plans beside the list. */
export function ServicesPage(): ReactElement {
  const t = useText();
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
      Icon={Wrench}
      words={{
        title: t('nav.services.label'),
        create: t('services.new.action'),
        empty: { title: t('services.empty.title'), text: t('services.empty.text') },
      }}
      table={{ cells }}
      form={{ fields, draft: START }}
    />
  );
}
