import { useState, type FormEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../../react';
import { describeError } from '../../react/describe-error';
import { Button, TextField } from '../../ui';

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
  width: min(320px, 100%);
  text-align: start;
  & > h1 {
    margin: 0;
    color: var(--rastro-text);
    font: 600 18px/24px var(--rastro-font-family);
    text-align: center;
  }
`;

/** Asks for the PIN of a link. */
export function PinEntry({
  error,
  onGive,
}: {
  /** Reason why the last PIN failed. */
  error: unknown;
  onGive: (pin: string) => void;
}): ReactElement {
  const t = useLabels();
  const [pin, setPin] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (pin !== '') onGive(pin);
  }
  return (
    <Root onSubmit={submit}>
      <h1>{t('share.pin.title')}</h1>
      <TextField
        label={t('share.pin.field')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        value={pin}
        error={error === undefined ? undefined : t({ key: describeError(error) })}
        onChange={(event) => setPin(event.currentTarget.value.replace(/\D/g, ''))}
      />
      <Button variant="primary" type="submit">
        {t('share.pin.open')}
      </Button>
    </Root>
  );
}
