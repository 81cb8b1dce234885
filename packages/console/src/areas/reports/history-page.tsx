import { RouteReplay } from '@rastro/sdk/internal';
import { readDeviceName } from '@rastro/sdk/domain';
import { useDevice } from '@rastro/sdk/internal/react';
import { useMemo, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { CoveredContext, MapPlace } from './history/map-place';
import { PlayerFrameContext } from './history/player-frame';
import { PlayerPlace } from './history/player-place';
import { useHistoryView } from './history/use-history-view';
import { useText } from '../../frame/i18n/text-context';
import { usePreferences } from '../../frame/preferences/preferences-context';
import { PageSurface } from '../../frame/shell/surface/page-surface';
import { useShell } from '../../frame/shell/surface/shell-context';

const SLOTS = { map: MapPlace, player: PlayerPlace };

/** The replay of routes: what is asked for and its list in the panel, lines and player over the map. */
export function HistoryPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { areShortcutsOn } = usePreferences();
  const [view, setView] = useHistoryView();
  const [coveredPx, setCoveredPx] = useState(0);
  const { isPhone } = useShell();
  const frame = useMemo(() => ({ isPhone, setHeight: setCoveredPx }), [isPhone]);
  const [firstId] = view.deviceIds;
  const device = useDevice(firstId ?? null);
  return (
    <PageSurface
      title={t('nav.history.label')}
      onBack={device ? () => void navigate(`/devices/${device.id}`) : undefined}
      onClose={() => void navigate('/home')}
      sheetLine={device ? <>{readDeviceName(device)}</> : undefined}
    >
      <PlayerFrameContext value={frame}>
        <CoveredContext value={coveredPx}>
          <RouteReplay view={view} onViewChange={setView} keys={areShortcutsOn} slots={SLOTS} />
        </CoveredContext>
      </PlayerFrameContext>
    </PageSurface>
  );
}
