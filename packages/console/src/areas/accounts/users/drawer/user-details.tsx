import { user, type User } from '@rastro/sdk/contract';
import {
  isDemoUser,
  MINUTE_MS,
  readSuspension,
  resolveUserRole,
  resolveUserState,
} from '@rastro/sdk/domain';
import {
  useAccess,
  useFormat,
  useNow,
  useSession,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { useMemberWords } from '@rastro/sdk/resource';
import { Button, FormFoot } from '@rastro/sdk/internal/ui';
import { Ban, CircleCheck, Info, Pencil, ScrollText } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useText } from '../../../../frame/i18n/text-context';
import { Avatar } from '../../../../frame/shell/header/avatar';
import type { AccessChange } from '../access/disable-dialog';
import { UserLinks } from '../links/user-links';
import { UserStateBadge } from '../list/user-state-badge';
import { FactSection } from '../../../../frame/resource/fact-section';
import { RightsSection } from '../rights/rights-section';
import { DataSection } from '../data/data-section';
import { EnterSection } from '../enter/enter-section';
import { SignOutSection } from '../suspension/sign-out-section';
import { SuspensionSection } from '../suspension/suspension-section';
import { FactList } from '../../../../frame/resource/fact-list';
import { listAccess, listContact, listLimits } from './list-facts';
import { useUserRights } from './use-user-rights';
import { useAccountAccess } from '../suspension/use-account-access';

/**
 * Section with the version of the terms of use that an account's owner accepted last, and when;
 * empty without any.
 */
function TermsSection({ account }: { account: User }): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const [access] = useAccountAccess(account.id);
  if (!access?.acceptedTerms) return null;
  const { version, acceptedAt } = access.acceptedTerms;
  return (
    <FactSection title={t('users.terms.section')}>
      <p>{t('users.terms.text', { version, date: format.dateTime(acceptedAt, { year: true }) })}</p>
    </FactSection>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 16px 20px;
  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & p {
    margin: 0;
  }
  & p:first-child {
    font: 600 15px/20px var(--rastro-font-family);
  }
  & p:last-child {
    color: var(--rastro-text-muted);
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;
const Note = styled.p`
  display: flex;
  gap: 8px;
  margin: 0;
  padding: 0 20px 14px;
  color: var(--rastro-text-muted);
  font: 400 12px/16px var(--rastro-font-family);
  & > svg {
    flex: none;
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;

/** Details of an account, and the actions on it. */
export function UserDetails({
  account,
  onEdit,
  onChangeAccess,
}: {
  account: User;
  onEdit: () => void;
  onChangeAccess: (change: AccessChange) => void;
}): ReactElement {
  const t = useText();
  const format = useFormat();
  const nowMs = useNow(MINUTE_MS);
  const navigate = useNavigate();
  const isAdministrator = useSession().user?.administrator === true;
  const access = useAccess();
  const maySeeLog = access('read', 'audit').allowed;
  const { member } = useMemberWords(user);
  const { isSelf, mayEdit, mayDisable, rule } = useUserRights(account);
  const mayEnter =
    !isSelf && rule === null && access('enter', 'users', { isSelf }).allowed && !account.disabled;
  const isSuspended = readSuspension(account, useTrackingClient().attributePrefix) !== null;
  const words = { t, member, format };
  const role = t(`user.role.${resolveUserRole(account)}`);
  return (
    <>
      <Head>
        <Avatar name={account.name} size={48} />
        <div>
          <p dir="auto">{account.name}</p>
          <p>
            {isDemoUser(account)
              ? `${role} · ${t('users.demo.label')}`
              : isSelf
                ? t('users.self.text', { role })
                : role}
          </p>
        </div>
        <UserStateBadge state={resolveUserState(account, nowMs, isSuspended)} />
      </Head>
      {rule ? (
        <Note>
          <Info size={16} aria-hidden="true" />
          {t(`error.code.${rule}`)}
        </Note>
      ) : null}
      <FactList title={t('users.contact.title')} facts={listContact(account, words)} />
      <FactList title={t('users.access.title')} facts={listAccess(account, words)} />
      <FactList title={t('users.limits.title')} facts={listLimits(account, words)} />
      {mayEdit ? <TermsSection account={account} /> : null}
      {mayEdit && !isSelf ? <RightsSection account={account} /> : null}
      {mayEdit && !isSelf && isAdministrator ? <SuspensionSection account={account} /> : null}
      {mayEdit && !isSelf ? <SignOutSection account={account} /> : null}
      {mayEdit && !isSelf ? <DataSection account={account} /> : null}
      {mayEdit && mayEnter ? <EnterSection account={account} /> : null}
      {account.administrator ? (
        <FactSection title={t('users.everything.title')}>
          <p>{t('users.everything.text')}</p>
        </FactSection>
      ) : (
        <>
          <UserLinks account={account} kind="devices" />
          <UserLinks account={account} kind="groups" />
        </>
      )}
      {mayEdit ? (
        <FormFoot>
          {maySeeLog ? (
            <Button
              icon={<ScrollText aria-hidden="true" />}
              onClick={() => void navigate(`/logs?user=${account.id}`)}
            >
              {t('nav.logs.label')}
            </Button>
          ) : null}
          {mayDisable ? (
            <Button
              variant={account.disabled ? 'secondary' : 'quiet-danger'}
              icon={
                account.disabled ? <CircleCheck aria-hidden="true" /> : <Ban aria-hidden="true" />
              }
              onClick={() => onChangeAccess({ users: [account], disabled: !account.disabled })}
            >
              {t(account.disabled ? 'users.enable.action' : 'users.disable.action')}
            </Button>
          ) : null}
          <Button variant="primary" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
            {t('users.edit.action')}
          </Button>
        </FormFoot>
      ) : null}
    </>
  );
}
