import { signIn } from '@rastro/sdk/contract';
import { nameBrowser } from '@rastro/sdk/domain';
import {
  describeError,
  useFormat,
  useNow,
  useResource,
  useResourceChanges,
} from '@rastro/sdk/internal/react';
import { Button, ConfirmDialog, EndableList } from '@rastro/sdk/internal/ui';
import { useState, type ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { useSignOut } from '../../../frame/shell/header/use-sign-out';
import { AccountSection, Line, Problem } from '../../../frame/resource/section-parts';
import { useEnding } from './use-ending';

/** Section with the account's sign-ins: each is ended alone, or all at once. */
export function SignInsSection(): ReactElement {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const list = useResource(signIn);
  const { isBusy, failure, endOne } = useEnding(useResourceChanges(signIn).delete);
  const { everywhere } = useSignOut();
  const [isAsking, setAsking] = useState(false);
  const problem = failure ?? list.error;
  const momentOf = (text: string | null) => (text ? format.moment(text, now) : '');
  const noteOf = (address: string, lastUsedAt: string | null) =>
    t('account.signIns.note', { address, moment: momentOf(lastUsedAt) });
  const here = list.data?.find(({ isThis }) => isThis);
  const others = list.data?.filter(({ isThis }) => !isThis) ?? [];
  const nameOf = (name: string) => nameBrowser(name) || name || t('account.signIns.unnamed');

  return (
    <AccountSection title={t('account.signIns.title')}>
      {here ? (
        <p>{t('account.signIns.here', { name: nameOf(here.name), address: here.address })}</p>
      ) : null}
      {problem ? <Problem role="alert">{t(describeError(problem))}</Problem> : null}
      {others.length > 0 ? (
        <EndableList
          title={t('account.signIns.others')}
          endText={t('account.signIns.end')}
          isBusy={isBusy}
          onEnd={endOne}
          items={others.map(({ id, name, address, lastUsedAt }) => ({
            id,
            name: nameOf(name),
            note: noteOf(address, lastUsedAt),
            endLabel: t('account.signIns.endOf', { name: nameOf(name), address }),
          }))}
        />
      ) : null}
      <Line>
        <span>{t('account.everywhere.text')}</span>
        <Button variant="quiet-danger" onClick={() => setAsking(true)}>
          {t('user.signOutEverywhere.action')}
        </Button>
      </Line>
      <ConfirmDialog
        isOpen={isAsking}
        danger
        title={t('account.everywhere.title')}
        confirmLabel={t('user.signOutEverywhere.action')}
        cancelLabel={t('account.cancel.action')}
        onConfirm={everywhere}
        describeFailure={(error) => t(describeError(error))}
        onClose={() => setAsking(false)}
      >
        {t('account.everywhere.text')}
      </ConfirmDialog>
    </AccountSection>
  );
}
