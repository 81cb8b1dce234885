import { useConnection, useDevices, useTrackingClient } from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../frame/i18n/text-context';
import { EmptyFleet } from './empty-fleet';

const Card = styled.section`
  position: absolute;
  inset: 16px auto auto 16px;
  z-index: 8;
  width: 384px;
  max-width: calc(100% - 32px);
  max-height: calc(100% - 96px);
  overflow-y: auto;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface);
  box-shadow: var(--rastro-shadow-float);
  /* Below the buttons of the map. */
  @media (max-width: 768px) {
    inset: auto 12px 12px;
    width: auto;
    max-width: none;
    max-height: 60%;
  }
`;

/** Over the map of an account without devices: what the empty list says. Nothing once there is one. */
export function EmptyHome(): ReactElement | null {
  const t = useText();
  const { live } = useTrackingClient();
  const devices = useDevices();
  // What the fleet has read is known once the connection stands.
  useConnection();
  if (!live.hasLoaded() || devices.size > 0) return null;
  return (
    <Card aria-label={t('devices.page.title')}>
      <EmptyFleet />
    </Card>
  );
}
