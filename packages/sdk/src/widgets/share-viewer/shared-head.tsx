import { Hourglass, LogOut } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatRemaining } from '../../domain';
import { useFormat, useLabels, useNow } from '../../react';
import { Button, truncate } from '../../ui';

const Root = styled.header`
  position: relative;
  z-index: 10;
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  min-height: calc(52px + env(safe-area-inset-top));
  padding: env(safe-area-inset-top) max(12px, env(safe-area-inset-right)) 0
    max(16px, env(safe-area-inset-left));
  border-bottom: 1px solid var(--rastro-border);
  background: var(--rastro-surface);
`;
const Brand = styled.div`
  flex: 0 1 auto;
  min-width: 48px;
`;
const Whose = styled.p`
  flex: 1;
  min-width: 0;
  margin: 0;
  padding-inline-start: 12px;
  border-inline-start: 1px solid var(--rastro-border);
  color: var(--rastro-text-muted);
  ${truncate}
  & > strong {
    color: var(--rastro-text);
    font-weight: 600;
  }
  @media (max-width: 768px) {
    display: none;
  }
`;
const Left = styled.p`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: 32px;
  margin: 0;
  margin-inline-start: auto;
  padding: 0 12px;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-status-idle-soft);
  color: var(--rastro-status-idle-text);
  white-space: nowrap;
  & > strong {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > svg {
    width: 15px;
    height: 15px;
  }
`;

/** Header with the sharer, the remaining time, and the exit. */
export function SharedHead({
  brand,
  sharedBy,
  endsAt,
  onLeave,
}: {
  brand: ReactNode;
  sharedBy: string;
  endsAt: number;
  onLeave: () => void;
}): ReactElement {
  const t = useLabels();
  const { locale } = useFormat();
  const now = useNow();
  return (
    <Root>
      {brand ? <Brand>{brand}</Brand> : null}
      <Whose title={sharedBy}>{sharedBy && t('share.by.text', { name: sharedBy })}</Whose>
      <Left>
        <Hourglass aria-hidden="true" />
        {t('share.expires.label')} <strong>{formatRemaining(endsAt - now, { locale })}</strong>
      </Left>
      <Button variant="ghost" icon={<LogOut aria-hidden="true" />} onClick={onLeave}>
        {t('share.leave.action')}
      </Button>
    </Root>
  );
}
