import { useEffect, useEffectEvent, useMemo, type ReactElement } from 'react';
import { Anchor } from 'lucide-react';
import { geofence } from '../../contract';
import { listAnchoredIds } from '../../domain';
import { useLabels, useResource } from '../../react';
import { VisuallyHidden } from '../../ui';
import { RowDuration } from './row/row-duration';
import { RowMenu } from './row/row-menu';
import { RowOwner } from './row/row-owner';
import { RowTake } from './row/row-take';
import type { RowExtras } from './row-extras';

function AnchorMark(): ReactElement {
  const t = useLabels();
  const words = t('device.anchored');
  return (
    <span title={words}>
      <VisuallyHidden>{words}, </VisuallyHidden>
      <Anchor data-mark="anchor" aria-hidden="true" />
    </span>
  );
}

/** Draws nothing: tells the list which vehicles are anchored, and gives its rows what came with this. */
export function AnchorWatch({ onChange }: { onChange: (extras: RowExtras) => void }): null {
  const { data: geofences, refresh } = useResource(geofence);
  const readAgain = useEffectEvent(() => void refresh().catch(() => undefined));
  useEffect(() => {
    // Nothing tells of an anchor that was set in another tab.
    const listener = () => readAgain();
    window.addEventListener('focus', listener);
    return () => window.removeEventListener('focus', listener);
  }, []);
  const extras = useMemo(
    () => ({
      anchoredIds: listAnchoredIds(geofences ?? []),
      AnchorMark,
      Duration: RowDuration,
      Owner: RowOwner,
      Take: RowTake,
      Menu: RowMenu,
    }),
    [geofences],
  );
  useEffect(() => onChange(extras), [extras, onChange]);
  return null;
}
