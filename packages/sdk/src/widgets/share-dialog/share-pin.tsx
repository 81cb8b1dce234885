import { RefreshCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../../react';
import { IconButton, Switch, TextField } from '../../ui';
import type { SharePartProps } from './share-part-props';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 12px 0;
  border-block: 1px solid var(--rastro-border);
  & > p {
    margin: 0;
    color: var(--rastro-text-muted);
  }
`;
const Row = styled.div`
  display: flex;
  align-items: end;
  gap: 8px;
  & > :first-child {
    width: 140px;
  }
`;

/** Four digits that nobody chose. */
const makePin = (): string => {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 10_000).padStart(4, '0');
};

/** PIN option of a link. */
export function SharePin({ draft, change, problemOf }: SharePartProps): ReactElement {
  const t = useLabels();
  const isOn = draft.pin !== '';
  return (
    <Root>
      <Switch checked={isOn} onChange={(next) => change({ pin: next ? makePin() : '' })}>
        {t('share.pin.label')}
      </Switch>
      {isOn ? (
        <Row>
          <TextField
            label={t('share.pin.field')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            value={draft.pin}
            error={problemOf('pin')}
            onChange={(event) => change({ pin: event.currentTarget.value || ' ' })}
          />
          <IconButton
            label={t('share.pin.new')}
            icon={<RefreshCw aria-hidden="true" />}
            onClick={() => change({ pin: makePin() })}
          />
        </Row>
      ) : null}
      <p>{t('share.pin.hint')}</p>
    </Root>
  );
}
