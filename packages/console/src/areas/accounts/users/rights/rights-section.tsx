import { user, type AccountAccess, type User } from '@rastro/sdk/contract';
import { findPreset, PERMISSIONS, readMode, readPermissions } from '@rastro/sdk/domain';
import {
  describeRefusal,
  useResource,
  useServer,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { KeyRound } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { Problem } from '../../../../frame/resource/problem';
import { useText } from '../../../../frame/i18n/text-context';
import { FactSection } from '../../../../frame/resource/fact-section';
import { RightsDialog } from './rights-dialog';

/**
 * Section with the permissions granted to an account one by one; empty where the server does not
 * use them, and for administrators.
 */
export function RightsSection({ account }: { account: User }): ReactElement | null {
  const { attributePrefix } = useTrackingClient();
  const { data: server } = useServer();
  const isAsked = server && readMode(server, attributePrefix) === 'advanced';
  if (!isAsked || account.administrator || account.temporary) return null;
  return <Rights account={account} />;
}

function Rights({ account }: { account: User }): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const others = useResource(user).data ?? [];
  const [access, setAccess] = useState<AccountAccess | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const asking = new AbortController();
    client.access.get(account.id, { signal: asking.signal }).then(setAccess, (error: unknown) => {
      if (!asking.signal.aborted) setProblem(t(describeRefusal(error)));
    });
    return () => asking.abort();
  }, [client, account.id, t]);
  const given = readPermissions(access?.bits);
  const preset = findPreset(given);
  const count = given.size;
  const all = Object.keys(PERMISSIONS).length;
  return (
    <FactSection title={t('users.rights.section')}>
      {problem ? <Problem>{problem}</Problem> : null}
      {access ? (
        <>
          <p>
            {preset ? `${t(`users.rights.preset.${preset}`)} · ` : ''}
            {t('users.rights.count', { count, all })}
          </p>
          <Button icon={<KeyRound aria-hidden="true" />} onClick={() => setOpen(true)}>
            {t('users.rights.change')}
          </Button>
        </>
      ) : null}
      {isOpen && access ? (
        <RightsDialog
          account={account}
          access={access}
          others={others.filter(({ id, administrator }) => id !== account.id && !administrator)}
          onSaved={setAccess}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </FactSection>
  );
}
