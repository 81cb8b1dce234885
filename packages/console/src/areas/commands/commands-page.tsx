import { useCommandForm } from '@rastro/sdk/internal';
import { commandView, type ResourceTableProps } from '@rastro/sdk/resource';
import { SquareTerminal } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { ResourcePage } from '../../frame/resource/resource-page';

/** The saved commands, and one of them beside the list. */
export function CommandsPage(): ReactElement {
  const t = useText();
  const { sayType, ...form } = useCommandForm();
  const draft = useMemo(() => ({ description: t('commands.new.name') }), [t]);
  const cells = useMemo(
    (): ResourceTableProps['cells'] => ({
      type: ({ type }) => sayType(String(type)),
    }),
    [sayType],
  );
  return (
    <ResourcePage
      view={commandView}
      area="commands"
      Icon={SquareTerminal}
      words={{
        title: t('nav.commands.label'),
        create: t('commands.new.action'),
        empty: { title: t('commands.empty.title'), text: t('commands.empty.text') },
      }}
      table={{ cells }}
      form={{ ...form, draft }}
    />
  );
}
