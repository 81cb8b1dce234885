import { Ellipsis, Wrench } from 'lucide-react';
import { useLabels } from '../../../react/use-labels';
import { IconButton, useMedia } from '../../../ui';
import { createLazyModule } from '../../../ui/lazy-module';
import { useLazyPopup } from '../../../ui/overlay/use-lazy-popup';
import { SMALL_MAP_QUERY } from '../../view/small-map';
import type { ToolsMenuProps } from './open-tools';

const parts = createLazyModule(() => import('./open-tools'));

/**
 * The map control that opens the tools: measure, where am I, street view, full screen, print; on a phone all
 * that has no button of its own.
 */
export function ToolsMenu({ onToggleFollow, ...props }: ToolsMenuProps) {
  const t = useLabels();
  const isSmall = useMedia(SMALL_MAP_QUERY);
  const icon = isSmall ? <Ellipsis /> : <Wrench />;
  const trigger = <IconButton label={t('map.tools')} icon={icon} tooltipSide="none" />;
  const popup = useLazyPopup(parts, trigger, 'menu');
  if (!popup.parts) return popup.trigger;
  return (
    <popup.parts.OpenTools
      {...props}
      onToggleFollow={isSmall ? onToggleFollow : undefined}
      trigger={trigger}
      isByKeyboard={popup.isByKeyboard}
    />
  );
}
