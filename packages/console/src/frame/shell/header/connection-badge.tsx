import { useConnection } from '@rastro/sdk/internal/react';
import { LiveDot, visuallyHidden } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { TextKey } from '../../i18n/text-key';
import { useText } from '../../i18n/text-context';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  white-space: nowrap;
  /* A narrow header has room for the brand and the dot alone, unless the connection was lost. */
  @media (max-width: 480px) {
    &:not([data-connection='reconnecting'], [data-connection='refused']) > span:last-child {
      ${visuallyHidden}
    }
  }
`;

/** Dot and word of each state of the live connection. */
function describe(status: ReturnType<typeof useConnection>['status']): {
  dot: 'live' | 'waiting' | 'down';
  label: TextKey;
} {
  if (status === 'live') return { dot: 'live', label: 'connection.live.label' };
  if (status === 'reconnecting') return { dot: 'down', label: 'connection.reconnecting.label' };
  if (status === 'refused') return { dot: 'down', label: 'connection.refused' };
  return { dot: 'waiting', label: 'connection.connecting.label' };
}

/** Badge with the freshness of the data: a dot and its word. */
export function ConnectionBadge({ className }: { className?: string }): ReactElement {
  const t = useText();
  const { status } = useConnection();
  const { dot, label } = describe(status);
  return (
    <Root className={className} data-connection={status}>
      <LiveDot state={dot} />
      <span>{t(label)}</span>
    </Root>
  );
}
