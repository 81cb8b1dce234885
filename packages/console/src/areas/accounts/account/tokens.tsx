import { sessionToken } from '@rastro/sdk/contract';
import { DAY_MS } from '@rastro/sdk/domain';
import {
  describeRefusal,
  useFormat,
  useNow,
  useResource,
  useResourceChanges,
  useShortForm,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Button, EndableList, FormDialog, SelectMenu, TextField } from '@rastro/sdk/internal/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../frame/i18n/text-context';
import { AccountSection, Line, Problem } from '../../../frame/resource/section-parts';
import { SecretDialog } from '../../../frame/secret/secret-dialog';
import { useEnding } from './use-ending';

/** Lifetimes of a token, in days. */
const SPANS = ['7', '30', '90', '365'] as const;
const NEW: { name: string; days: (typeof SPANS)[number] } = { name: '', days: '30' };

const Fields = styled.div`
  display: grid;
  gap: 14px;
`;

/** The tokens of programs that act as the account: made, shown once, ended. */
export function TokensSection(): ReactElement {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const list = useResource(sessionToken);
  const { isBusy, failure, endOne } = useEnding(useResourceChanges(sessionToken).delete);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const problem = failure ?? list.error;
  const momentOf = (text: string | null) => (text ? format.moment(text, now) : '');

  return (
    <AccountSection title={t('account.tokens.title')}>
      <Line>
        <span>{t('account.tokens.text')}</span>
        <Button onClick={() => setMaking(true)}>{t('account.tokens.new')}</Button>
      </Line>
      {problem ? <Problem role="alert">{t(describeRefusal(problem))}</Problem> : null}
      {list.data && list.data.length > 0 ? (
        <EndableList
          title={t('account.tokens.live')}
          endText={t('account.signIns.end')}
          isBusy={isBusy}
          onEnd={endOne}
          items={list.data.map(({ id, name, lastUsedAt, expiresAt }) => ({
            id,
            name: name || t('account.tokens.unnamed'),
            note: t(lastUsedAt ? 'account.tokens.used' : 'account.tokens.unused', {
              used: momentOf(lastUsedAt),
              end: momentOf(expiresAt),
            }),
            endLabel: t('account.tokens.endOf', { name: name || t('account.tokens.unnamed') }),
          }))}
        />
      ) : null}
      {isMaking ? (
        <NewToken
          onClose={() => setMaking(false)}
          onMade={(text) => {
            setMade(text);
            void list.refresh();
          }}
        />
      ) : null}
      {made === null ? null : (
        <SecretDialog
          title={t('account.tokens.made')}
          text={t('account.tokens.once')}
          secret={made}
          onClose={() => setMade(null)}
        />
      )}
    </AccountSection>
  );
}

function NewToken({
  onMade,
  onClose,
}: {
  onMade: (token: string) => void;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const { session } = useTrackingClient();
  const { values, change, problemOf, dialog } = useShortForm({
    name: 'token new',
    start: NEW,
    async send({ name, days }) {
      const expiration = new Date(Date.now() + Number(days) * DAY_MS);
      onMade(await session.createToken({ name: name.trim(), expiration }));
    },
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t('account.tokens.new')}
      sendLabel={t('account.tokens.make')}
      cancelLabel={t('account.cancel.action')}
      canSend={values.name.trim() !== ''}
    >
      <Fields>
        <TextField
          label={t('account.tokens.name')}
          hint={t('account.tokens.nameHint')}
          required
          maxLength={100}
          value={values.name}
          error={problemOf('name')}
          onChange={({ target }) => change({ name: target.value })}
        />
        <SelectMenu
          label={t('account.tokens.span')}
          options={SPANS.map((value) => ({
            value,
            label: t('account.tokens.days', { count: Number(value) }),
          }))}
          value={values.days}
          onChange={(days) => change({ days })}
        />
      </Fields>
    </FormDialog>
  );
}
