import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { usePageTitle } from '../brand/use-page-title';
import { useText } from '../i18n/text-context';
import { FleetList } from '../device/list/fleet-list';
import { PanelFrame } from '../panel/panel-frame';
import { useShell } from '../shell/surface/shell-context';

const PhonePage = styled.div`
  position: absolute;
  inset: 0;
  z-index: 20;
  display: flex;
  flex-direction: column;
  background: var(--rastro-surface);
`;

const PhoneTitle = styled.h1`
  flex: none;
  margin: 0;
  padding: 12px 16px 4px;
  font: 600 20px/26px var(--rastro-font-family);
  letter-spacing: -0.018em;
`;

const PhoneBody = styled.div`
  flex: 1;
  min-height: 0;
  outline: none;
`;

/** All vehicles: the panel beside the map; on phones a page of its own. */
export function DevicesPage({ selectedId }: { selectedId?: number }): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { isPhone } = useShell();
  const title = t('devices.page.title');
  usePageTitle(selectedId === undefined ? title : undefined);
  if (isPhone) {
    return (
      <PhonePage>
        <PhoneTitle>{title}</PhoneTitle>
        <PhoneBody id="content" tabIndex={-1}>
          <FleetList />
        </PhoneBody>
      </PhonePage>
    );
  }
  return (
    <PanelFrame
      title={title}
      isSecondary={selectedId !== undefined}
      onClose={() => void navigate('/home')}
    >
      <FleetList selectedId={selectedId} />
    </PanelFrame>
  );
}
