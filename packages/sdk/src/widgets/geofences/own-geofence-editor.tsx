'use client';
import { useEffect, useState, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { geofence, type Geofence } from '../../contract';
import { readFenceDraft } from '../../domain';
import { AppearanceScope, LabelsScope, LazyWords, useGeofenceEditor, useLabels } from '../../react';
import type { Appearance } from '../../react/appearance/appearance';
import type { LabelOverrides } from '../../react/labels/label';
import { useResourceItem } from '../../react/resource/use-resource-item';
import { widgetText } from '../../ui';
import { LiveMap } from '../live-map';
import { EditorOnMap } from './editor-on-map';
import { GeofenceForm } from './geofence-form';
import { GEOFENCE_WORDS } from './geofence-words';
import { useFenceForm } from './use-fence-form';

const Root = styled.div`
  ${widgetText}
  display: flex;
  flex-wrap: wrap;
  height: 100%;
  min-height: 480px;
  background: var(--rastro-surface);
  & > :first-child {
    flex: 2 1 320px;
    min-height: 320px;
  }
  & > :last-child {
    flex: 1 1 280px;
    overflow: auto;
    max-height: 100%;
  }
`;
const Said = styled.p`
  margin: 0;
  padding: 12px 16px 0;
`;

/** Props of a `GeofenceEditor` that stands alone. */
export interface OwnGeofenceEditorProps {
  /** The fence that is changed; without one a new one is made. */
  fenceId?: number | null;
  /** It was saved, as the server has it now. */
  onSaved?: (fence: Geofence) => void;
  /** Somebody wants out. Default: it begins anew. */
  onCancel?: () => void;
  appearance?: Appearance;
  labels?: LabelOverrides;
  /** Shown until fence and words are there, and on servers; default nothing. */
  fallback?: ReactNode;
  className?: string;
  style?: CSSProperties;
  id?: string;
}

/** A map to draw a fence on, and the form of what else it has. */
export function OwnGeofenceEditor({
  appearance,
  labels,
  fallback = null,
  fenceId = null,
  ...rest
}: OwnGeofenceEditorProps): ReactElement {
  const { data: fence } = useResourceItem(geofence, fenceId);
  const [round, setRound] = useState(0);
  const isThere = fenceId === null || fence !== undefined;
  return (
    <AppearanceScope appearance={appearance}>
      <LazyWords files={GEOFENCE_WORDS} fallback={fallback}>
        <LabelsScope labels={labels}>
          {isThere ? (
            <Editing
              key={`${fenceId ?? 'new'} ${round}`}
              {...rest}
              fence={fence ?? null}
              onAgain={() => setRound((before) => before + 1)}
            />
          ) : (
            fallback
          )}
        </LabelsScope>
      </LazyWords>
    </AppearanceScope>
  );
}

function Editing({
  fence,
  onAgain,
  onSaved,
  onCancel,
  className,
  style,
  id,
}: Omit<OwnGeofenceEditorProps, 'appearance' | 'labels' | 'fallback' | 'fenceId'> & {
  fence: Geofence | null;
  onAgain: () => void;
}): ReactElement {
  const t = useLabels();
  const { editor, stage } = useGeofenceEditor();
  const form = useFenceForm(fence, editor);
  const [savedName, setSavedName] = useState<string>();
  const [start] = useState(fence);
  useEffect(() => {
    editor.dispatch({ type: 'begin', ...(start && { draft: readFenceDraft(start) }) });
    return () => editor.dispatch({ type: 'end' });
  }, [editor, start]);
  async function finish() {
    const saved = await form.save();
    if (!saved) return;
    editor.dispatch({ type: 'end' });
    setSavedName(saved.name);
    onSaved?.(saved);
  }
  const isOn = stage !== 'inactive';
  return (
    <Root
      id={id}
      style={style}
      className={className ? `rastro-geofence-editor ${className}` : 'rastro-geofence-editor'}
    >
      <LiveMap>
        {isOn ? (
          <EditorOnMap
            editor={editor}
            isBusy={form.isBusy}
            onFinish={() => void finish()}
            onCancel={onCancel ?? onAgain}
          />
        ) : null}
      </LiveMap>
      <div>
        {savedName === undefined ? null : (
          <Said role="status">{t('geofences.saved.text', { name: savedName })}</Said>
        )}
        <GeofenceForm form={form} editor={editor} />
      </div>
    </Root>
  );
}
