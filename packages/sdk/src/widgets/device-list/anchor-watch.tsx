import { useEffect, useEffectEvent, useMemo, type ReactElement } from 'react';
import { Anchor } from 'lucide-react';
import { geofence } from '../../contract';
import { listAnchoredIds } from '../../domain';
import { useLabels, useResource } from '../../react';
import { VisuallyHidden } from '../../ui';
import type { ListAnchors } from './anchors';

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

/** Draws nothing: tells the list which vehicles are anchored. */
export function AnchorWatch({ onChange }: { onChange: (anchors: ListAnchors) => void }): null {
  const { data: geofences, refresh } = useResource(geofence);
  const readAgain = useEffectEvent(() => void refresh().catch(() => undefined));
  useEffect(() => {
    // Nothing tells of an anchor that was set in another tab.
    const listener = () => readAgain();
    window.addEventListener('focus', listener);
    return () => window.removeEventListener('focus', listener);
  }, []);
  const anchors = useMemo(
    () => ({ ids: listAnchoredIds(geofences ?? []), Mark: AnchorMark }),
    [geofences],
  );
  useEffect(() => onChange(anchors), [anchors, onChange]);
  return null;
}
