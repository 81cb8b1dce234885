import { apiKey } from '@rastro/sdk/contract';
import { DAY_MS } from '@rastro/sdk/domain';
import { useResourceChanges, useTrackingClient } from '@rastro/sdk/internal/react';
import { apiKeyView, type SavedItem } from '@rastro/sdk/resource';
import { KeyRound, RefreshCw } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { RenewSecret } from '../../frame/secret/renew-secret';
import { SecretDialog } from '../../frame/secret/secret-dialog';
import { useText } from '../../frame/i18n/text-context';
import { ResourcePage } from '../../frame/resource/resource-page';

const FIRST_DAYS = 365;
const HOURS = 24;

/** Keys by which programs of the account's own servers come in; each is shown once. */
export function KeysPage(): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const changes = useResourceChanges(apiKey);
  const [secret, setSecret] = useState<string | null>(null);
  const [draft] = useState(() => ({
    mayEmbed: true,
    expiresAt: new Date(Date.now() + FIRST_DAYS * DAY_MS).toISOString(),
  }));
  const save = useMemo(
    () => ({
      async create(values: Record<string, unknown>): Promise<SavedItem> {
        const made = await changes.create(
          values as unknown as Parameters<typeof changes.create>[0],
        );
        setSecret(made.token);
        return { ...made };
      },
      async change(item: SavedItem, values: Record<string, unknown>): Promise<SavedItem> {
        return { ...(await changes.patch(item.id, values)) };
      },
    }),
    [changes],
  );
  async function rotate(keyId: number) {
    const { token } = await client.resource(apiKey).rotate({ keyId, overlapHours: HOURS });
    setSecret(token);
  }
  return (
    <ResourcePage
      view={apiKeyView}
      area="shares"
      Icon={KeyRound}
      words={{
        title: t('nav.keys.label'),
        create: t('keys.new.action'),
        empty: { title: t('keys.empty.title'), text: t('keys.empty.text') },
      }}
      form={{ draft, save }}
      more={({ id }) => (
        <RenewSecret
          key={id}
          icon={<RefreshCw aria-hidden="true" />}
          label={t('keys.rotate.action')}
          text={t('keys.rotate.text')}
          onRenew={() => rotate(id)}
        />
      )}
    >
      {secret === null ? null : (
        <SecretDialog
          title={t('keys.made.title')}
          text={t('keys.made.text')}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </ResourcePage>
  );
}
