import { qrAccess } from '@rastro/sdk/contract';
import { describeError, useResource, useResourceChanges } from '@rastro/sdk/internal/react';
import { Button, Checkbox, TextField } from '@rastro/sdk/internal/ui';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/text-context';
import type { TextKey } from '../../i18n/text-key';

const Section = styled.section`
  padding: 16px 24px;
  & > [role='group'] {
    display: flex;
    flex-direction: column;
    gap: 12px;
    align-items: start;
    margin-top: 12px;
  }
  & h2 {
    margin: 0;
    font: 600 14px/20px var(--rastro-font-family);
  }
  & p {
    margin: 4px 0 0;
    color: var(--rastro-text-muted);
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;

interface Values {
  username: string;
  password: string;
  unlocks: boolean;
  logoutMinutes: string;
  lockMinutes: string;
}
const EMPTY: Values = {
  username: '',
  password: '',
  unlocks: false,
  logoutMinutes: '0',
  lockMinutes: '0',
};

/** What a driver signs in with to scan codes, and what is done for them (spec §3). */
export function AccessForm({ driverId }: { driverId: number }): ReactElement | null {
  const t = useText();
  const { data, refresh } = useResource(qrAccess);
  const changes = useResourceChanges(qrAccess);
  const [edited, setEdited] = useState<Partial<Values>>({});
  const [said, setSaid] = useState<TextKey | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!data) return null;
  const known = data.find((access) => access.driverId === driverId);
  const values: Values = {
    ...EMPTY,
    ...(known && {
      username: known.username,
      unlocks: known.unlocks,
      logoutMinutes: String(known.logoutMinutes),
      lockMinutes: String(known.lockMinutes),
    }),
    ...edited,
  };
  const set = (more: Partial<Values>) => setEdited((before) => ({ ...before, ...more }));

  async function run(work: () => Promise<unknown>, outcome: TextKey) {
    setBusy(true);
    setSaid(null);
    try {
      await work();
      setEdited({});
      setSaid(outcome);
      void refresh();
    } catch (error) {
      setSaid(describeError(error));
    }
    setBusy(false);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (values.username.trim() !== '') submit();
  }
  function submit() {
    const { password, ...rest } = values;
    const input = {
      ...rest,
      driverId,
      logoutMinutes: Number(values.logoutMinutes) || 0,
      lockMinutes: Number(values.lockMinutes) || 0,
      ...(password === '' ? {} : { password }),
    };
    void run(
      () => (known ? changes.patch(known.id, input) : changes.create(input)),
      'drivers.access.saved',
    );
  }
  // No form of its own: it stands inside that of the driver.
  const field = (name: Exclude<keyof Values, 'unlocks'>) => ({
    value: values[name],
    onKeyDown: handleKey,
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
  });
  return (
    <Section>
      <h2>{t('drivers.access.title')}</h2>
      <p>{t('drivers.access.text')}</p>
      <div role="group" aria-label={t('drivers.access.title')}>
        <TextField label={t('drivers.access.username')} {...field('username')} autoComplete="off" />
        <TextField
          type="password"
          label={t('drivers.access.password')}
          hint={known ? t('drivers.access.keep') : undefined}
          {...field('password')}
          autoComplete="new-password"
        />
        <Checkbox checked={values.unlocks} onChange={(unlocks) => set({ unlocks })}>
          {t('drivers.access.unlocks')}
        </Checkbox>
        <TextField
          type="number"
          min={0}
          max={1440}
          label={t('drivers.access.logout')}
          hint={t('drivers.access.never')}
          {...field('logoutMinutes')}
        />
        <TextField
          type="number"
          min={0}
          max={1440}
          label={t('drivers.access.lock')}
          hint={t('drivers.access.lockHint')}
          {...field('lockMinutes')}
        />
        <Button busy={isBusy} disabled={values.username.trim() === ''} onClick={submit}>
          {t('drivers.access.save')}
        </Button>
        {known ? (
          <Button
            variant="danger"
            busy={isBusy}
            onClick={() => void run(() => changes.delete(known.id), 'drivers.access.ended')}
          >
            {t('drivers.access.end')}
          </Button>
        ) : null}
        <span role="status">{said ? t(said) : null}</span>
      </div>
    </Section>
  );
}
