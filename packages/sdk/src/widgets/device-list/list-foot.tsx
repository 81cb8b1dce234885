import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useConnection, useFormat, useLabels } from '../../react';
import { LiveDot, truncate } from '../../ui';
import type { FootProps } from './device-list-props';

const Root = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  box-sizing: border-box;
  height: 36px;
  padding: 0 12px;
  border-top: 1px solid var(--rastro-border);
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
  [data-density='touch'] > & {
    padding: 0 16px;
  }
`;
const End = styled.span`
  ${truncate}
  margin-inline-start: auto;
`;

const DOTS = {
  live: 'live',
  connecting: 'waiting',
  reconnecting: 'down',
  refused: 'off',
  signedOut: 'down',
  idle: 'off',
} as const;

/** State of the connection, and how many devices and groups there are. */
export function ListFoot({ deviceCount, groupCount }: FootProps): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const { status, lastMessageAt } = useConnection();
  const facts = deviceCount === null ? [] : [t('list.foot.devices', { count: deviceCount })];
  if (deviceCount !== null && groupCount > 0)
    facts.push(t('list.foot.groups', { count: groupCount }));
  const isDown = status === 'reconnecting' && lastMessageAt !== null;
  return (
    <Root className="rastro-device-list-foot">
      <LiveDot state={DOTS[status]} />
      {t(`connection.${status}`)}
      <End>
        {isDown
          ? t('connection.lastPosition', { time: format.time(lastMessageAt, { seconds: true }) })
          : facts.join(' · ')}
      </End>
    </Root>
  );
}
