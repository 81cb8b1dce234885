import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Device, SharedArrival, SharedView } from '../../contract';
import { useLabels } from '../../react';
import { ProgressBar } from '../../ui';
import { SharedCard } from './shared-card';

const Root = styled.section`
  position: absolute;
  z-index: 5;
  inset: 16px auto auto 16px;
  box-sizing: border-box;
  width: 340px;
  max-height: calc(100% - 32px);
  overflow-y: auto;
  border-radius: var(--rastro-radius-dialog);
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-float);
  @media (max-width: 768px) {
    inset: auto 0 0;
    width: auto;
    max-height: 46%;
    padding-bottom: env(safe-area-inset-bottom);
    border-radius: var(--rastro-radius-dialog) var(--rastro-radius-dialog) 0 0;
  }
`;
const Message = styled.p`
  margin: 0;
  padding: 12px 16px;
  border-bottom: 1px solid var(--rastro-border);
  overflow-wrap: anywhere;
`;
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li + li {
    border-top: 1px solid var(--rastro-border);
  }
`;

/** Cards of the link's vehicles: a single one directly, several as a list to choose from. */
export function SharedCards({
  view,
  arrivals,
  devices,
  chosenId,
  onChoose,
}: {
  view: SharedView;
  arrivals: ReadonlyMap<number, SharedArrival>;
  devices: readonly Device[];
  chosenId: number | undefined;
  onChoose: (deviceId: number | undefined) => void;
}): ReactElement {
  const t = useLabels();
  const isOne = devices.length === 1;
  return (
    <Root aria-label={t('share.vehicles.label')}>
      {view.message === '' ? null : <Message>{view.message}</Message>}
      {devices.length === 0 ? <ProgressBar label={t('share.waiting.text')} /> : null}
      <List>
        {devices.map((device) => (
          <li key={device.id}>
            <SharedCard
              device={device}
              view={view}
              arrival={arrivals.get(device.id)}
              isChosen={device.id === chosenId}
              onChoose={
                isOne ? undefined : () => onChoose(device.id === chosenId ? undefined : device.id)
              }
            />
          </li>
        ))}
      </List>
    </Root>
  );
}
