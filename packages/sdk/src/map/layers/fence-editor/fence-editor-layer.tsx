import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from 'react-leaflet';
import type { FenceEditor } from '../../../react/geofences/create-fence-editor';
import { useFenceEditorView } from '../../../react/geofences/use-geofence-editor';
import { VisuallyHidden } from '../../../ui';
import { useMapFrame } from '../../view/map-padding';
import { DraftHandles } from './draft-handles';
import { EditorBar } from './editor-bar';
import { EditorHint } from './editor-hint';
import { useDraftCanvas } from './use-draft-canvas';
import { useDraftPresses } from './use-draft-presses';

/** Props of `FenceEditorLayer`. */
export interface FenceEditorLayerProps {
  editor: FenceEditor;
  /** The shape is being saved. Default false. */
  isBusy?: boolean;
  /** The shape is whole, and somebody says that it is done. */
  onFinish: () => void;
  /** Somebody wants out; what is changed is not asked about here. */
  onCancel: () => void;
}

/** Ctrl Z and Ctrl Shift Z (or Ctrl Y) anywhere but in fields. */
function useUndoKeys(editor: FenceEditor): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    if (event.target instanceof Element && event.target.matches('input, textarea')) return;
    event.preventDefault();
    editor.dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** A fence that is being made, on a map: its shape, its handles, what can be done and what to do next. */
export function FenceEditorLayer({
  editor,
  isBusy = false,
  onFinish,
  onCancel,
}: FenceEditorLayerProps) {
  const map = useMap();
  const { padding } = useMapFrame();
  const [said, say] = useState('');
  const onHover = useDraftCanvas(map, editor);
  const { verdict } = useFenceEditorView(editor);
  const [triedOf, setTriedOf] = useState<object | null>(null);
  const { draft } = editor.getState();
  function finish() {
    setTriedOf(draft);
    if (verdict?.area) onFinish();
  }
  useDraftPresses(map, editor, { padding, onHover, onFinish: finish, onCancel });
  useUndoKeys(editor);
  const place = map.getContainer().parentElement;
  if (!place) return null;
  return createPortal(
    <>
      <EditorBar editor={editor} isBusy={isBusy} onCancel={onCancel} onFinish={finish} />
      <DraftHandles map={map} editor={editor} say={say} onFinish={finish} />
      <EditorHint editor={editor} hasTried={draft !== null && triedOf === draft} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>,
    place,
  );
}
