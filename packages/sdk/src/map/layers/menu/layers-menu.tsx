import { Layers } from 'lucide-react';
import { useLabels } from '../../../react/use-labels';
import { IconButton } from '../../../ui';
import { createLazyModule } from '../../../ui/lazy-module';
import { useLazyPopup } from '../../../ui/overlay/use-lazy-popup';
import type { LayersMenuProps } from './layers-choices';

const parts = createLazyModule(() => import('./layers-popover'));

/** The map control that opens base map and labels. */
export function LayersMenu(props: LayersMenuProps) {
  const t = useLabels();
  const trigger = <IconButton label={t('map.layers')} icon={<Layers />} tooltipSide="none" />;
  const popup = useLazyPopup(parts, trigger, 'dialog');
  if (!popup.parts) return popup.trigger;
  return <popup.parts.OpenLayers {...props} trigger={trigger} />;
}
