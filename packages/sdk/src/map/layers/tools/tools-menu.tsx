import { Wrench } from 'lucide-react';
import type { Map as LeafletMap } from 'leaflet';
import { useLabels } from '../../../react/use-labels';
import { IconButton } from '../../../ui';
import { createLazyModule } from '../../../ui/lazy-module';
import { useLazyPopup } from '../../../ui/overlay/use-lazy-popup';
import type { MapPadding } from '../../view/map-padding';

const parts = createLazyModule(() => import('./open-tools'));

/** Props of `ToolsMenu`. */
export interface ToolsMenuProps {
  map: LeafletMap;
  padding: MapPadding;
  /** The selected vehicle, which the street view shows; else the middle of the map. */
  selectedId: number | undefined;
  /** A key for embedded street views; without one they open in a tab of their own. */
  streetViewKey?: string | undefined;
  /** What a printed map is headed by; default the page's title. */
  printTitle?: string | undefined;
}

/** The map control that opens the tools: measure, where am I, street view, full screen, print. */
export function ToolsMenu(props: ToolsMenuProps) {
  const t = useLabels();
  const trigger = <IconButton label={t('map.tools')} icon={<Wrench />} tooltipSide="none" />;
  const popup = useLazyPopup(parts, trigger, 'menu');
  if (!popup.parts) return popup.trigger;
  return <popup.parts.OpenTools {...props} trigger={trigger} isByKeyboard={popup.isByKeyboard} />;
}
