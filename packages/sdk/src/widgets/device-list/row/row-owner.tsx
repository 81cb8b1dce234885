import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { AlarmTake } from '../../../contract';
import { toInitials } from '../../../domain';
import { LazyWords, useFleetAlarms, useLabels, useSession } from '../../../react';
import { truncate, VisuallyHidden } from '../../../ui';
import type { Namespace } from '../../../words';
import { AlarmBadge } from './alarm-badge';

const WORDS: readonly Namespace[] = ['alarms'];

const Root = styled.span`
  display: inline-flex;
  flex: 0 1e4 auto;
  gap: 4px;
  align-items: center;
  min-width: 18px;
  color: var(--rastro-accent-ink);
  font-weight: 600;
`;
const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  min-width: 18px;
  height: 18px;
  padding: 0 2px;
  box-sizing: border-box;
  border-radius: 9px;
  background: var(--rastro-accent-soft);
  font: 650 9.5px/18px var(--rastro-font-family);
`;
const Name = styled.span`
  ${truncate}
  /* The initials and the alarm say enough where there is no room. */
  [data-density='touch'] & {
    display: none;
  }
  @container rastro-device-list (max-width: 339.98px) {
    display: none;
  }
`;

/** Props of {@link RowOwner}. */
export interface RowOwnerProps {
  deviceId: number;
  /** The row has room for the initials alone. */
  isShort: boolean;
  /** The row says its alarm already. */
  hasBadge: boolean;
}

/** Owner of a row's alarm; nothing while there is none. */
export function RowOwner(props: RowOwnerProps): ReactElement | null {
  const take = useFleetAlarms().attended.get(props.deviceId);
  if (!take) return null;
  return (
    <LazyWords files={WORDS}>
      <Owner {...props} take={take} />
    </LazyWords>
  );
}

function Owner({ take, isShort, hasBadge }: RowOwnerProps & { take: AlarmTake }): ReactElement {
  const t = useLabels();
  const { user } = useSession();
  const words =
    take.userId === user?.id
      ? t('taken.short.mine')
      : t('taken.short.text', { name: take.userName });
  return (
    <>
      {hasBadge || isShort ? null : <AlarmBadge alarm={take.alarm} />}
      <Root className="rastro-row-owner" title={words}>
        <Disc aria-hidden="true">{toInitials(take.userName)}</Disc>
        <VisuallyHidden>{words}</VisuallyHidden>
        {isShort ? null : (
          <Name dir="auto" aria-hidden="true">
            {words}
          </Name>
        )}
      </Root>
    </>
  );
}
