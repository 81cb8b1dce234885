import { useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { Map as LeafletMap } from 'leaflet';
import {
  Check,
  Expand,
  Locate,
  LocateFixed,
  PersonStanding,
  Printer,
  Ruler,
  Shrink,
  SquareDashedMousePointer,
} from 'lucide-react';
import { toStreetViewLink } from '../../../domain/geo/street-view';
import { LazyWords } from '../../../react/provider/lazy-words';
import { useTrackingClient } from '../../../react/provider/use-tracking-client';
import { useFullScreen } from '../../../react/tools/use-full-screen';
import { useMeasure } from '../../../react/tools/use-measure';
import { useOwnPlace } from '../../../react/tools/use-own-place';
import { useLabels } from '../../../react/use-labels';
import { CheckItem, Item, ItemIndicator, OpenMenu } from '../../../ui/overlay/menu-parts';
import type { PopupTrigger } from '../../../ui/overlay/use-lazy-popup';
import type { Namespace } from '../../../words';
import type { MapPadding } from '../../view/map-padding';
import { LocateNotice } from './locate/locate-notice';
import { useOwnPlaceLayer } from './locate/use-own-place-layer';
import { MeasureBar } from './measure/measure-bar';
import { useMeasureLayer } from './measure/use-measure-layer';
import { PrintSheet } from './print/print-sheet';
import { readCenterPoint, toPlace } from '../../view/read-center';
import { StreetViewPanel } from './street-view/street-view-panel';
import { ToolDock } from './tool-dock';

const WORDS: readonly Namespace[] = ['map-tools'];

/** Props of `ToolsMenu`. */
export interface ToolsMenuProps {
  map: LeafletMap;
  padding: MapPadding;
  /** The selected vehicle, which the street view shows; else the middle of the map. */
  selectedId: number | undefined;
  isFollowing?: boolean;
  /** Switches following of the selected vehicle; absent where nothing can be followed. */
  onToggleFollow?: (() => void) | undefined;
  /** Begins or ends picking many vehicles; absent where a map lets none be picked. */
  onPick?: (() => void) | undefined;
  /** A key for embedded street views; without one they open in a tab of their own. */
  streetViewKey?: string | undefined;
  /** Heading of a printed map; default the page's title. */
  printTitle?: string | undefined;
}

type OpenToolsProps = ToolsMenuProps & { trigger: PopupTrigger; isByKeyboard: boolean };

/** The menu of tools once it was asked for, and what they draw on the map. */
export function OpenTools(props: OpenToolsProps): ReactElement {
  return (
    <LazyWords files={WORDS}>
      <Tools {...props} />
    </LazyWords>
  );
}

/** Follows the selected vehicle, or no more. */
function FollowItem({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }): ReactElement {
  const t = useLabels();
  return (
    <CheckItem className="rastro-menu-item" checked={isOn} onCheckedChange={onToggle}>
      <Locate aria-hidden="true" />
      {t('map.follow')}
      <ItemIndicator asChild>
        <Check aria-hidden="true" />
      </ItemIndicator>
    </CheckItem>
  );
}

function Tools({
  map,
  padding,
  selectedId,
  isFollowing = false,
  onToggleFollow,
  onPick,
  streetViewKey,
  printTitle,
  trigger,
  isByKeyboard,
}: OpenToolsProps) {
  const t = useLabels();
  const { live } = useTrackingClient();
  const [tool, setTool] = useState<'measure' | 'street' | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const leadsToMap = useRef(false);
  const measure = useMeasure();
  const own = useOwnPlace();
  const fullScreen = useFullScreen();
  const isMeasuring = tool === 'measure';
  const hasOwnPlace = own.state.status === 'found';
  const place = map.getContainer().parentElement;

  const endMeasure = () => {
    measure.clear();
    setTool(null);
  };
  useMeasureLayer(map, measure, { isOn: isMeasuring, padding, onEnd: endMeasure });
  useOwnPlaceLayer(map, own.state, padding);

  const readTarget = () => {
    const position = selectedId === undefined ? undefined : live.positions.get(selectedId);
    if (!position) return toPlace(map, readCenterPoint(map, padding));
    const { latitude, longitude, course } = position;
    return { latitude, longitude, courseDegrees: course };
  };
  const openStreetView = () => {
    if (streetViewKey) setTool(tool === 'street' ? null : 'street');
    else window.open(toStreetViewLink(readTarget()), '_blank', 'noopener,noreferrer');
  };
  const startMeasure = () => {
    if (isMeasuring) return endMeasure();
    setTool('measure');
    leadsToMap.current = true;
  };
  const startPicking = () => {
    endMeasure();
    leadsToMap.current = true;
    onPick?.();
  };

  return (
    <>
      <OpenMenu
        trigger={trigger}
        isByKeyboard={isByKeyboard}
        side="left"
        align="start"
        onCloseAutoFocus={(event) => {
          if (!leadsToMap.current) return;
          leadsToMap.current = false;
          event.preventDefault();
          map.getContainer().focus({ preventScroll: true });
        }}
      >
        {onToggleFollow ? <FollowItem isOn={isFollowing} onToggle={onToggleFollow} /> : null}
        {onPick ? (
          <Item className="rastro-menu-item" onSelect={startPicking}>
            <SquareDashedMousePointer aria-hidden="true" />
            {t('map.pick.start')}
          </Item>
        ) : null}
        <Item className="rastro-menu-item" onSelect={startMeasure}>
          <Ruler aria-hidden="true" />
          {t(isMeasuring ? 'map.measure.end' : 'map.measure.start')}
        </Item>
        <Item className="rastro-menu-item" onSelect={hasOwnPlace ? own.clear : own.ask}>
          <LocateFixed aria-hidden="true" />
          {t(hasOwnPlace ? 'map.locate.hide' : 'map.locate.show')}
        </Item>
        <Item className="rastro-menu-item" onSelect={openStreetView}>
          <PersonStanding aria-hidden="true" />
          {t(streetViewKey ? 'map.street.show' : 'map.street.open')}
        </Item>
        {fullScreen.isPossible ? (
          <Item className="rastro-menu-item" onSelect={fullScreen.toggle}>
            {fullScreen.isOn ? <Shrink aria-hidden="true" /> : <Expand aria-hidden="true" />}
            {t(fullScreen.isOn ? 'map.fullScreen.end' : 'map.fullScreen.start')}
          </Item>
        ) : null}
        <Item className="rastro-menu-item" onSelect={() => setPrinting(true)}>
          <Printer aria-hidden="true" />
          {t('map.print')}
        </Item>
      </OpenMenu>
      {place
        ? createPortal(
            <ToolDock padding={padding}>
              <LocateNotice state={own.state} onRetry={own.ask} onClose={own.clear} />
              {isMeasuring ? <MeasureBar measure={measure} onEnd={endMeasure} /> : null}
              {tool === 'street' && streetViewKey ? (
                <StreetViewPanel
                  apiKey={streetViewKey}
                  selectedId={selectedId}
                  readTarget={readTarget}
                  onClose={() => setTool(null)}
                />
              ) : null}
            </ToolDock>,
            place,
          )
        : null}
      {isPrinting ? (
        <PrintSheet map={map} title={printTitle} onDone={() => setPrinting(false)} />
      ) : null}
    </>
  );
}
