import { invitation } from '@rastro/sdk/contract';
import { DAY_MS } from '@rastro/sdk/domain';
import { useResourceChanges, useTrackingClient } from '@rastro/sdk/internal/react';
import {
  invitationView,
  type OwnField,
  ReferencesField,
  type SavedItem,
} from '@rastro/sdk/resource';
import { MailPlus, Send } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { RenewSecret } from '../../frame/secret/renew-secret';
import { SecretDialog } from '../../frame/secret/secret-dialog';
import { useText } from '../../frame/i18n/text-context';
import { ResourcePage } from '../../frame/resource/resource-page';

const FIRST_DAYS = 7;

const toThings = (refersTo: string): OwnField => ({
  isWide: true,
  draw: ({ value, onChange, readOnly, id, label, hint, error }) => (
    <ReferencesField
      refersTo={refersTo}
      id={id}
      label={label}
      hint={hint}
      error={error}
      readOnly={readOnly}
      onChange={onChange}
      value={Array.isArray(value) ? (value as number[]) : []}
    />
  ),
  say: (value) => String(Array.isArray(value) ? value.length : 0),
});
const FIELDS = { deviceIds: toThings('Device'), groupIds: toThings('Group') };

/** Page of pending invitations; each link is shown once. */
export function InvitationsPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const client = useTrackingClient();
  const changes = useResourceChanges(invitation);
  const [told, setTold] = useState<{ url: string; isSent: boolean } | null>(null);
  const [draft] = useState(() => ({
    expiresAt: new Date(Date.now() + FIRST_DAYS * DAY_MS).toISOString(),
  }));
  const tell = ({ url, sentAt }: { url: string | null; sentAt: string | null }) => {
    if (url) setTold({ url: new URL(url, window.location.origin).href, isSent: sentAt !== null });
  };
  const save = useMemo(
    () => ({
      async create(values: Record<string, unknown>): Promise<SavedItem> {
        const made = await changes.create(
          values as unknown as Parameters<typeof changes.create>[0],
        );
        tell(made);
        return { ...made };
      },
      async change(item: SavedItem, values: Record<string, unknown>): Promise<SavedItem> {
        return { ...(await changes.patch(item.id, values)) };
      },
    }),
    [changes],
  );
  async function resend(id: number) {
    tell(await client.resource(invitation).resend({ id }));
  }
  return (
    <ResourcePage
      view={invitationView}
      area="invitations"
      Icon={MailPlus}
      words={{
        title: t('nav.invitations.label'),
        create: t('invitations.new.action'),
        empty: { title: t('invitations.empty.title'), text: t('invitations.empty.text') },
      }}
      onBack={() => void navigate('/users')}
      form={{ draft, save, fields: FIELDS }}
      more={({ id }) => (
        <RenewSecret
          key={id}
          icon={<Send aria-hidden="true" />}
          label={t('invitations.resend.action')}
          text={t('invitations.resend.text')}
          onRenew={() => resend(id)}
        />
      )}
    >
      {told === null ? null : (
        <SecretDialog
          title={t('invitations.made.title')}
          text={t(told.isSent ? 'invitations.made.sent' : 'invitations.made.text')}
          secret={told.url}
          onClose={() => setTold(null)}
        />
      )}
    </ResourcePage>
  );
}
