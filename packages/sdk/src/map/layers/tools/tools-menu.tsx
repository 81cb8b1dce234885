import { Wrench } from 'lucide-react';
import { useLabels } from '../../../react/use-labels';
import { IconButton } from '../../../ui';
import { createLazyModule } from '../../../ui/lazy-module';
import { useLazyPopup } from '../../../ui/overlay/use-lazy-popup';
import type { ToolsMenuProps } from './open-tools';

const parts = createLazyModule(() => import('./open-tools'));

/** The map control that opens the tools: measure, where am I, street view, full screen, print. */
export function ToolsMenu(props: ToolsMenuProps) {
  const t = useLabels();
  const trigger = <IconButton label={t('map.tools')} icon={<Wrench />} tooltipSide="none" />;
  const popup = useLazyPopup(parts, trigger, 'menu');
  if (!popup.parts) return popup.trigger;
  return <popup.parts.OpenTools {...props} trigger={trigger} isByKeyboard={popup.isByKeyboard} />;
}
