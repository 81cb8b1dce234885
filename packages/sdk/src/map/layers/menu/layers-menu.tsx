import { useId } from 'react';
import { Layers } from 'lucide-react';
import { styled } from 'styled-components';
import { useLabels } from '../../../react/use-labels';
import { IconButton, VisuallyHidden } from '../../../ui';
import { createLazyModule } from '../../../ui/lazy-module';
import { useLazyPopup } from '../../../ui/overlay/use-lazy-popup';
import type { LayersMenuProps } from './layers-choices';

const parts = createLazyModule(() => import('./layers-popover'));

const Dot = styled.span`
  position: absolute;
  top: calc(50% - 14px);
  inset-inline-end: calc(50% - 14px);
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: var(--rastro-status-idle);
`;

/** The map control that opens base map and labels; a dot says that the chosen base map is in trouble. */
export function LayersMenu(props: LayersMenuProps) {
  const t = useLabels();
  const troubleId = useId();
  const { trouble } = props;
  const icon = (
    <>
      <Layers />
      {trouble ? (
        <>
          <Dot />
          <VisuallyHidden id={troubleId}>{trouble}</VisuallyHidden>
        </>
      ) : null}
    </>
  );
  const trigger = (
    <IconButton
      label={t('map.layers')}
      icon={icon}
      tooltipSide="none"
      aria-describedby={trouble ? troubleId : undefined}
    />
  );
  const popup = useLazyPopup(parts, trigger, 'dialog');
  if (!popup.parts) return popup.trigger;
  return <popup.parts.OpenLayers {...props} trigger={trigger} />;
}
