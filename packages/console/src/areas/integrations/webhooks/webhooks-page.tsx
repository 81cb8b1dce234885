import { webhook } from '@rastro/sdk/contract';
import { useResourceChanges } from '@rastro/sdk/internal/react';
import { type ResourceTableProps, type SavedItem, webhookView } from '@rastro/sdk/resource';
import { Webhook } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { SecretDialog } from '../../../frame/secret/secret-dialog';
import { useText } from '../../../frame/i18n/text-context';
import { ResourcePage } from '../../../frame/resource/resource-page';
import { Deliveries } from './deliveries';
import { sayProblem } from './say-problem';

/** Addresses of the account's own systems that events are posted to; each secret is shown once. */
export function WebhooksPage(): ReactElement {
  const t = useText();
  const changes = useResourceChanges(webhook);
  const [secret, setSecret] = useState<string | null>(null);
  const table = useMemo(
    (): { cells: ResourceTableProps['cells'] } => ({
      cells: {
        // Nothing was sent yet, or nothing answered.
        lastStatus: ({ lastStatus }) => (lastStatus === 0 ? '–' : String(lastStatus)),
        lastError: ({ lastStatus, lastError }) =>
          sayProblem(t, Number(lastStatus), String(lastError)) || '–',
      },
    }),
    [t],
  );
  const save = useMemo(
    () => ({
      async create(values: Record<string, unknown>): Promise<SavedItem> {
        const made = await changes.create(
          values as unknown as Parameters<typeof changes.create>[0],
        );
        setSecret(made.secret);
        return { ...made };
      },
      async change(item: SavedItem, values: Record<string, unknown>): Promise<SavedItem> {
        return { ...(await changes.patch(item.id, values)) };
      },
    }),
    [changes],
  );
  return (
    <ResourcePage
      view={webhookView}
      area="notifications"
      Icon={Webhook}
      words={{
        title: t('nav.webhooks.label'),
        create: t('webhooks.new.action'),
        empty: { title: t('webhooks.empty.title'), text: t('webhooks.empty.text') },
      }}
      table={table}
      form={{ save }}
      more={({ id }) => <Deliveries key={id} id={id} onSecret={setSecret} />}
    >
      {secret === null ? null : (
        <SecretDialog
          title={t('webhooks.made.title')}
          text={t('webhooks.made.text')}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </ResourcePage>
  );
}
