import { useComputedFields } from '@rastro/sdk/internal';
import { describeExpressionProblem } from '@rastro/sdk/domain';
import { computedAttributeView, type ResourceTableProps } from '@rastro/sdk/resource';
import { SquareFunction } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { ResourcePage } from '../../frame/resource/resource-page';

/** The attributes that are worked out of what trackers send, and one of them beside the list. */
export function ComputedPage(): ReactElement {
  const t = useText();
  const fields = useComputedFields();
  const table = useMemo((): { cells: ResourceTableProps['cells'] } => {
    const say = (said: string, expression: string) => {
      const problem = describeExpressionProblem(said, expression);
      return problem ? t(problem) : said;
    };
    return {
      cells: {
        lastError: ({ lastError, expression }) =>
          lastError ? say(String(lastError), String(expression)) : '–',
      },
    };
  }, [t]);
  return (
    <ResourcePage
      view={computedAttributeView}
      area="attributes"
      Icon={SquareFunction}
      words={{
        title: t('nav.computed.label'),
        create: t('computed.new.action'),
        empty: { title: t('computed.empty.title'), text: t('computed.empty.text') },
      }}
      table={table}
      form={{ fields }}
    />
  );
}
